import { formatExact, formatFigure } from '@truemark/i18n';
import type { Price } from '@truemark/money';
import { useTranslation } from 'react-i18next';
import type { Order } from '../../api/orders.js';
import { DockedRow, FigureCell } from '../../ui/DockedTable.js';
import { Figure } from '../../ui/Figure.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { NetResult } from '../../ui/NetResult.js';
import { PriceText } from '../../ui/PriceText.js';
import { StatusBadge } from '../../ui/StatusBadge.js';
import { deviceZone } from '../../ui/TimeText.js';
import { currentLanguage, useConfig } from '../configuration/configuration.js';
import { RecordTime } from '../traded/RecordTime.js';
import { CLOSED_KEYS } from './order-words.js';
import { SideBadge } from './SideBadge.js';
import { useClosedMarket } from './useClosedMarket.js';
import { useLiveOrder } from './useLiveOrder.js';
import type { OrderAction } from './useLookedOrder.js';

interface OrderTableRowProps {
  order: Order;
  now: number;
  onLook: (order: Order, sheet: 'detail' | OrderAction) => void;
}

/** An order below the chart, in the columns of the list that it is in. */
export function OrderTableRow({ order, now, onLook }: OrderTableRowProps) {
  const { t } = useTranslation();
  const { status, symbol } = order;
  const closedMarket = useClosedMarket(order);
  const isPending = status === 'pending';
  const isOpen = isPending || status === 'holding';
  const end = () => onLook(order, isPending ? 'cancel' : 'close');
  const Cells = isPending ? PendingCells : isOpen ? HeldCells : EndedCells;
  return (
    <DockedRow
      id={`order-${order.id}`}
      title={<bdi>{symbol.showCode}</bdi>}
      label={t('orders.detail', { symbol: symbol.showCode })}
      onOpen={() => onLook(order, 'detail')}
      act={
        isOpen
          ? {
              text: t(isPending ? 'orders.cancel' : 'orders.close'),
              label: t(isPending ? 'orders.cancelOne' : 'orders.closeOne', { symbol: symbol.showCode }),
              note: closedMarket,
              onPress: end,
            }
          : undefined
      }
    >
      <td>
        <SideBadge order={order} />{' '}
        {order.copy?.isOwn === false && <StatusBadge>{t('orders.copy')}</StatusBadge>}
      </td>
      <FigureCell>
        <Figure>{formatFigure(order.lots)}</Figure>
      </FigureCell>
      <Cells order={order} now={now} />
    </DockedRow>
  );
}

type CellsProps = Pick<OrderTableRowProps, 'order' | 'now'>;

function HeldCells({ order }: CellsProps) {
  const { currency } = useConfig();
  const { profit, price } = useLiveOrder(order);
  return (
    <>
      <PriceCell order={order} price={order.openPrice} />
      <PriceCell order={order} price={price} live />
      <FigureCell>
        <NetResult result={profit} fee={order.fee} currency={currency} />
      </FigureCell>
      <StopCells order={order} />
      <FigureCell>
        <MoneyText amount={order.margin} />
      </FigureCell>
    </>
  );
}

function PendingCells({ order }: CellsProps) {
  const { price } = useLiveOrder(order);
  const { expiresAt } = order;
  return (
    <>
      <PriceCell order={order} price={order.targetPrice} />
      <PriceCell order={order} price={price} live />
      <StopCells order={order} />
      <FigureCell>
        {expiresAt === null ? '–' : formatExact(expiresAt, currentLanguage().tag, deviceZone())}
      </FigureCell>
    </>
  );
}

function EndedCells({ order, now }: CellsProps) {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const isCancelled = order.status === 'cancelled';
  return (
    <>
      <PriceCell order={order} price={order.openPrice} />
      <PriceCell order={order} price={isCancelled ? 0n : order.price} />
      <FigureCell>
        {isCancelled ? '–' : <NetResult result={order.profit} fee={order.fee} currency={currency} />}
      </FigureCell>
      <td>
        {isCancelled ? (
          <StatusBadge>{t('orders.cancelled')}</StatusBadge>
        ) : (
          t(CLOSED_KEYS[order.closedBy ?? 'customer'])
        )}
      </td>
      <td>
        <RecordTime at={order.closedAt ?? order.createdAt} now={now} />
      </td>
    </>
  );
}

/** Where nothing is set the server says 0. */
function PriceCell({ order, price, live }: { order: Order; price: Price; live?: boolean }) {
  return (
    <FigureCell>
      <PriceText still={!live} price={price || undefined} precision={order.symbol.pricePrecision} />
    </FigureCell>
  );
}

function StopCells({ order }: { order: Order }) {
  const { t } = useTranslation();
  const { stopLoss, takeProfit, trailingDistance } = order;
  return (
    <>
      {stopLoss === 0n && trailingDistance !== 0n ? (
        <FigureCell>
          {t('orders.trail')}{' '}
          <PriceText still price={trailingDistance} precision={order.symbol.pricePrecision} />
        </FigureCell>
      ) : (
        <PriceCell order={order} price={stopLoss} />
      )}
      <PriceCell order={order} price={takeProfit} />
    </>
  );
}
