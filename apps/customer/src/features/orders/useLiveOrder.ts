import type { Money, Price } from '@truemark/money';
import { useAccountMark } from '../../api/live/positions.js';
import { useQuote } from '../../api/live/quotes.js';
import type { Order } from '../../api/orders.js';

/**
 * An order's profit and present price: as pushed while it is held, as settled afterwards. A pending order's is the one
 * that it would fill at now; undefined while none is known.
 */
export function useLiveOrder(order: Order): { profit: Money; price: Price } {
  const live = useAccountMark()?.orders.get(order.id);
  const quote = useQuote(order.status === 'pending' ? order.symbol.code : undefined);
  if (order.status === 'holding' && live) return { profit: live.profit, price: live.closePrice };
  const now = order.side === 'buy' ? quote?.ask : quote?.bid;
  return { profit: order.profit, price: now ?? order.price };
}
