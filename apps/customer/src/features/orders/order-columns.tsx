import { formatAmount, formatExact } from '@truemark/i18n';
import type { Price } from '@truemark/money';
import { useTranslation } from 'react-i18next';
import type { Order, OrderListName } from '../../api/orders.js';
import { Figure } from '../../ui/Figure.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { NetResult } from '../../ui/NetResult.js';
import { PriceText } from '../../ui/PriceText.js';
import type { CellProps, RecordColumn } from '../../ui/record-columns.js';
import { StatusBadge } from '../../ui/StatusBadge.js';
import { deviceZone } from '../../ui/TimeText.js';
import { currentLanguage, useConfig } from '../configuration/configuration.js';
import { RecordTime } from '../traded/RecordTime.js';
import { CLOSED_KEYS } from './order-words.js';
import { SideBadge } from './SideBadge.js';
import { useLiveOrder } from './useLiveOrder.js';

type Column = RecordColumn<Order>;
type Cell = CellProps<Order>;

/** Columns of a list of orders, except the first. `isTimed`: includes the opening time of open orders. */
export function useOrderColumns(list: OrderListName, isTimed: boolean): readonly Column[] {
  const { t } = useTranslation();
  const terms: Column[] = [
    { name: t('orders.side'), Cell: SideCell },
    { name: t('trade.lots'), isFigure: true, under: true, Cell: LotsCell },
  ];
  const now: Column = { name: t('orders.priceNow'), isFigure: true, under: true, Cell: LivePriceCell };
  const result: Column = { name: t('orders.result'), isFigure: true, Cell: ResultCell };
  const stops: Column[] = [
    { name: t('orders.stopLoss'), isFigure: true, Cell: StopLossCell },
    { name: t('orders.takeProfit'), isFigure: true, under: true, Cell: TakeProfitCell },
  ];
  const time: Column = { name: t('cash.time'), Cell: TimeCell };
  const timed = isTimed ? [time] : [];
  const opened: Column = { name: t('orders.openPrice'), isFigure: true, Cell: OpenPriceCell };
  const columns: Record<OrderListName, readonly Column[]> = {
    holding: [
      opened,
      now,
      result,
      { name: t('trade.margin'), isFigure: true, under: true, Cell: MarginCell },
      ...stops,
      ...timed,
    ],
    pending: [
      { name: t('orders.target'), isFigure: true, Cell: TargetCell },
      now,
      ...stops,
      { name: t('orders.expiresAt'), Cell: ExpiryCell },
      ...timed,
    ],
    ended: [
      opened,
      { name: t('orders.closePrice'), isFigure: true, under: true, Cell: ClosePriceCell },
      result,
      { name: t('orders.endedBy'), Cell: EndedByCell },
      { ...time, under: true },
    ],
  };
  return [...terms, ...columns[list]];
}

function SideCell({ of }: Cell) {
  const { t } = useTranslation();
  return (
    <>
      <SideBadge order={of} /> {of.copy?.isOwn === false && <StatusBadge>{t('orders.copy')}</StatusBadge>}
    </>
  );
}

/** Aligned, so that the decimal points are below each other. */
const LotsCell = ({ of }: Cell) => <Figure>{formatAmount(of.lots)}</Figure>;

/** The server sends 0 for a missing price. */
function PriceOf({ order, price, live }: { order: Order; price: Price; live?: boolean }) {
  return <PriceText still={!live} price={price || undefined} precision={order.symbol.pricePrecision} />;
}

const OpenPriceCell = ({ of }: Cell) => <PriceOf order={of} price={of.openPrice} />;
const TargetCell = ({ of }: Cell) => <PriceOf order={of} price={of.targetPrice} />;
const TakeProfitCell = ({ of }: Cell) => <PriceOf order={of} price={of.takeProfit} />;
const LivePriceCell = ({ of }: Cell) => <PriceOf order={of} price={useLiveOrder(of).price} live />;
const ClosePriceCell = ({ of }: Cell) => (
  <PriceOf order={of} price={of.status === 'cancelled' ? 0n : of.price} />
);

/** Live for an open position. */
function ResultCell({ of }: Cell) {
  const { currency } = useConfig();
  const { profit } = useLiveOrder(of);
  return of.status === 'cancelled' ? '–' : <NetResult result={profit} fee={of.fee} currency={currency} />;
}

function StopLossCell({ of }: Cell) {
  const { t } = useTranslation();
  const { stopLoss, trailingDistance } = of;
  if (stopLoss !== 0n || trailingDistance === 0n) return <PriceOf order={of} price={stopLoss} />;
  return (
    <>
      {t('orders.trail')} <PriceOf order={of} price={trailingDistance} />
    </>
  );
}

const MarginCell = ({ of }: Cell) => <MoneyText amount={of.margin} />;

const ExpiryCell = ({ of: { expiresAt } }: Cell) =>
  expiresAt === null ? '–' : formatExact(expiresAt, currentLanguage().tag, deviceZone());

function EndedByCell({ of: { status, closedBy } }: Cell) {
  const { t } = useTranslation();
  return status === 'cancelled' ? (
    <StatusBadge>{t('orders.cancelled')}</StatusBadge>
  ) : (
    t(CLOSED_KEYS[closedBy ?? 'customer'])
  );
}

const TimeCell = ({ of, now }: Cell) => <RecordTime at={of.closedAt ?? of.createdAt} now={now} />;
