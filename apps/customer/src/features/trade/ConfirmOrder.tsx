import { formatFigure, formatZoned } from '@truemark/i18n';
import type { Price } from '@truemark/money';
import { useTranslation } from 'react-i18next';
import type { TradeSymbol } from '../../api/symbols.js';
import { ConfirmSheet } from '../../ui/ConfirmSheet.js';
import { Facts } from '../../ui/Facts.js';
import { Figure } from '../../ui/Figure.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { PriceText } from '../../ui/PriceText.js';
import { useConfig } from '../configuration/configuration.js';
import { SideBadge } from '../orders/SideBadge.js';
import { AccountMark } from '../session/AccountMark.js';
import { RiskList } from './RiskList.js';
import type { OrderForm } from './useOrderForm.js';

/** Confirmation of the order in full, with each risk in one sentence. */
export function ConfirmOrder({
  symbol,
  form,
  open,
}: {
  symbol: TradeSymbol;
  form: OrderForm;
  open: boolean;
}) {
  const { t } = useTranslation();
  const { draft, checked } = form;
  const buys = draft.side === 'buy';
  const waits = draft.mode === 'pending';
  return (
    <ConfirmSheet
      open={open}
      title={t(buys ? 'trade.confirmBuy' : 'trade.confirmSell', { symbol: symbol.showCode })}
      mark={<AccountMark />}
      needsNetwork
      confirm={t(waits ? 'trade.place' : buys ? 'trade.buy' : 'trade.sell')}
      tone={buys ? 'up' : 'down'}
      busy={form.busy}
      isSent={form.isSent}
      onConfirm={form.confirm}
      onClose={form.dismiss}
    >
      <OrderFacts symbol={symbol} draft={draft} checked={checked} forecast={form.forecast} zone={form.zone} />
      <RiskList symbol={symbol} form={form} />
    </ConfirmSheet>
  );
}

function OrderFacts({
  symbol,
  draft,
  checked,
  forecast,
  zone,
}: { symbol: TradeSymbol } & Pick<OrderForm, 'draft' | 'checked' | 'forecast' | 'zone'>) {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const { stops, cost, kind } = checked;
  const price = (value: Price | null) =>
    value === null || value === 0n ? null : <PriceText price={value} precision={symbol.pricePrecision} />;
  const ends = () => {
    if (draft.mode === 'market') return null;
    return checked.expireAt === null ? (
      t('trade.tillCancelled')
    ) : (
      <Figure>{formatZoned(checked.expireAt, zone)}</Figure>
    );
  };
  return (
    <Facts
      facts={[
        [t('orders.side'), <SideBadge key="s" order={draft} />],
        [
          t('trade.mode'),
          t(kind === null ? 'trade.market' : kind === 'limit' ? 'trade.limit' : 'trade.stop'),
        ],
        [t('trade.lots'), <Figure key="l">{formatFigure(checked.lots ?? 0n)}</Figure>],
        [t('trade.multiple'), <Figure key="x">{formatFigure(draft.multiple ?? 0n)}×</Figure>],
        [t(draft.mode === 'market' ? 'trade.priceNow' : 'orders.target'), price(checked.price)],
        [t('trade.expiry'), ends()],
        [t('orders.stopLoss'), price(stops.stopLoss)],
        [t('orders.takeProfit'), price(stops.takeProfit)],
        [t('trade.trailing'), price(stops.trailing)],
        [t('trade.margin'), <MoneyText key="m" amount={cost?.margin} currency={currency} />],
        [t('trade.fee'), <MoneyText key="f" amount={cost?.fee} currency={currency} />],
        [t('trade.spread'), <MoneyText key="p" amount={forecast?.spreadCost} currency={currency} />],
      ]}
    />
  );
}
