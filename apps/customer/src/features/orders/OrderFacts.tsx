import { styled } from '@mui/material/styles';
import type { ForexOrder } from '@truemark/contracts';
import { CONTRACT_PLACES, formatFigure, formatPrice, formatTimestamp } from '@truemark/i18n';
import { decimal } from '@truemark/money';
import { useTranslation } from 'react-i18next';
import { CopyField } from '../../ui/CopyField.js';
import { Facts } from '../../ui/Facts.js';
import { Figure } from '../../ui/Figure.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { PriceText } from '../../ui/PriceText.js';
import { useConfig } from '../configuration/configuration.js';
import { CLOSED_KEYS, STATUS_KEYS } from './order-words.js';
import { SideBadge } from './SideBadge.js';
import { useLiveOrder } from './useLiveOrder.js';

const Profit = styled('p')(({ theme }) => ({ ...theme.typography.h1, margin: '0 0 12px' }));

/** Every field of an order. */
export function OrderFacts({ order }: { order: ForexOrder }) {
  const { t } = useTranslation();
  const { currency, timezone } = useConfig();
  const { profit, price } = useLiveOrder(order);
  const precision = order.ForexTradeLists.PricePrecision;

  const at = (given: number | string | undefined) =>
    given === undefined || Number(given) === 0 ? null : (
      <Figure>{formatPrice(decimal(given), precision)}</Figure>
    );
  const figure = (given: number | string | null) =>
    given === null || Number(given) === 0 ? null : <Figure>{formatFigure(decimal(given))}</Figure>;
  const money = (given: number | string) => (
    <MoneyText amount={decimal(given)} places={CONTRACT_PLACES} currency={currency} />
  );
  const time = (given: number | null) =>
    given === null ? null : <Figure>{formatTimestamp(given, timezone)}</Figure>;
  const ended = order.Status === 3;

  return (
    <>
      {order.Status !== 0 && order.Status !== 4 && (
        <Profit>
          <MoneyText amount={profit} places={CONTRACT_PLACES} signed currency={currency} />
        </Profit>
      )}
      <Facts
        facts={[
          [t('orders.number'), <CopyField key="n" text={String(order.Id)} label={t('orders.number')} />],
          [t('orders.origin'), order.OriginId ? <Figure key="o">{order.OriginId}</Figure> : null],
          [t('orders.status'), t(STATUS_KEYS[order.Status])],
          [t('orders.endedBy'), order.ClosedType === 0 ? null : t(CLOSED_KEYS[order.ClosedType])],
          [t('orders.side'), <SideBadge key="s" order={order} />],
          [t('trade.lots'), figure(order.Quantity)],
          [
            t('trade.multiple'),
            Number(order.Multiple) === 0 ? null : (
              <Figure key="x">{formatFigure(decimal(order.Multiple))}×</Figure>
            ),
          ],
          [t('orders.target'), at(order.TargetPrice)],
          [t('orders.marketPrice'), at(order.OriginPrice)],
          [t('orders.openPrice'), at(order.Price)],
          [
            t(ended ? 'orders.closePrice' : 'orders.priceNow'),
            order.Status === 4 || order.Status === 0 ? null : (
              <PriceText key="u" price={price} precision={precision} />
            ),
          ],
          [t('orders.stopLoss'), at(order.TargetLossPrice)],
          [t('orders.takeProfit'), at(order.TargetProfitPrice)],
          [t('orders.trailing'), at(order.TrailingDistance)],
          [t('orders.expiresAt'), order.Status === 0 ? time(order.ExpireAtMs) : null],
          [t('trade.margin'), money(order.CautionMoney)],
          [t('trade.fee'), money(order.TradeFee)],
          [t('orders.rate'), Number(order.QuoteRate) === 1 ? null : figure(order.QuoteRate)],
          [t('orders.openTick'), order.OpenSeq === null ? null : <Figure key="q">{order.OpenSeq}</Figure>],
          [t('orders.closeTick'), order.CloseSeq === null ? null : <Figure key="c">{order.CloseSeq}</Figure>],
          [t('orders.createdAt'), time(order.CreateTimeMs)],
          [t('orders.closedAt'), time(order.CompleteTimeMs)],
        ]}
      />
    </>
  );
}
