import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Order } from '../../api/orders.js';
import { BesideSheet } from '../../ui/BesideSheet.js';
import { Sheet } from '../../ui/Sheet.js';
import { ShareResult } from '../sharing/ShareResult.js';
import { AboutOrder } from './AboutOrder.js';
import { CloseReason } from './CloseReason.js';
import { OrderFacts } from './OrderFacts.js';
import { OrderProof } from './OrderProof.js';
import type { OrderAction } from './useLookedOrder.js';

interface OrderSheetProps {
  order: Order;
  /** It has left the list: no result is shown, and nothing is offered, until it is known how it ended. */
  isLeaving: boolean;
  open: boolean;
  /** Shown next to the list, not over it. */
  beside: boolean;
  onDismiss: () => void;
  onAct: (action: OrderAction) => void;
}

/** Details of one order, with its actions and its proof. */
export function OrderSheet({ order, isLeaving, open, beside, onDismiss, onAct }: OrderSheetProps) {
  const { t } = useTranslation();
  const Piece = beside ? BesideSheet : Sheet;
  const isHeld = order.status === 'holding';
  return (
    <Piece
      open={open}
      title={t('orders.detail', { symbol: order.symbol.showCode })}
      onClose={onDismiss}
      foot={
        !isLeaving &&
        (isHeld || order.status === 'pending') && (
          <>
            <Button variant="outlined" onClick={() => onAct('stops')}>
              {t('orders.setStops')}
            </Button>
            <Button variant="outlined" onClick={() => onAct(isHeld ? 'close' : 'cancel')}>
              {t(isHeld ? 'orders.closeSome' : 'orders.cancelOrder')}
            </Button>
          </>
        )
      }
    >
      <CloseReason order={order} />
      <OrderFacts order={order} isLeaving={isLeaving} />
      <AboutOrder order={order} />
      <OrderProof key={order.id} orderId={order.id} />
      {order.status === 'closed' && order.closedAt !== null && (
        <ShareOrder order={order} at={order.closedAt} />
      )}
    </Piece>
  );
}

/** Shares a closed position's result net of fees, relative to its margin. */
function ShareOrder({ order, at }: { order: Order; at: number }) {
  const { t } = useTranslation();
  const { symbol, side, profit, fee, margin, openPrice, price } = order;
  return (
    <ShareResult
      what={`${symbol.showCode}, ${t(side === 'buy' ? 'orders.buy' : 'orders.sell')}`}
      traded={{
        ...{ result: profit - fee, risked: margin, from: openPrice, to: price },
        precision: symbol.pricePrecision,
      }}
      endedAt={at}
    />
  );
}
