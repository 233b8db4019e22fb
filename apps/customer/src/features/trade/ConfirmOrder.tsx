import type { TradeSymbol } from '@truemark/contracts';
import { CONTRACT_PLACES, formatFigure } from '@truemark/i18n';
import type { Quantity, Ratio } from '@truemark/money';
import { useTranslation } from 'react-i18next';
import type { Quote } from '../../api/live/quotes.js';
import { ConfirmSheet } from '../../ui/ConfirmSheet.js';
import { Facts } from '../../ui/Facts.js';
import { Figure } from '../../ui/Figure.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { PriceText } from '../../ui/PriceText.js';
import { StatusBadge } from '../../ui/StatusBadge.js';
import { useConfig } from '../configuration/configuration.js';
import type { Cost } from './preview.js';

interface ConfirmOrderProps {
  side: 'buy' | 'sell' | null;
  symbol: TradeSymbol;
  lots: Quantity;
  multiple: Ratio;
  quote: Quote | undefined;
  cost: Cost | undefined;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** The order once more in full, with its risk, before it is placed. */
export function ConfirmOrder({ side, symbol, lots, multiple, quote, cost, ...sheet }: ConfirmOrderProps) {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const buys = side === 'buy';
  return (
    <ConfirmSheet
      open={side !== null}
      title={t(buys ? 'trade.confirmBuy' : 'trade.confirmSell', { symbol: symbol.ShowCode })}
      confirm={t(buys ? 'trade.buy' : 'trade.sell')}
      tone={buys ? 'up' : 'down'}
      risk={t('trade.risk')}
      {...sheet}
    >
      <Facts
        facts={[
          [
            t('orders.side'),
            <StatusBadge key="s" tone={buys ? 'up' : 'down'}>
              {t(buys ? 'orders.buy' : 'orders.sell')}
            </StatusBadge>,
          ],
          [t('trade.lots'), <Figure key="l">{formatFigure(lots)}</Figure>],
          [t('trade.multiple'), <Figure key="x">{formatFigure(multiple)}×</Figure>],
          [
            t('trade.priceNow'),
            <PriceText key="p" price={buys ? quote?.ask : quote?.bid} precision={symbol.PricePrecision} />,
          ],
          [
            t('trade.margin'),
            <MoneyText key="m" amount={cost?.margin} places={CONTRACT_PLACES} currency={currency} />,
          ],
          [
            t('trade.fee'),
            <MoneyText key="f" amount={cost?.fee} places={CONTRACT_PLACES} currency={currency} />,
          ],
        ]}
      />
    </ConfirmSheet>
  );
}
