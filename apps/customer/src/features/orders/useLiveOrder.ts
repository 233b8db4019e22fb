import type { Money, Price } from '@truemark/money';
import { useCopyMarks } from '../../api/live/copies.js';
import { useAccountMark } from '../../api/live/positions.js';
import type { Marks } from '../../api/live/pushes.js';
import { useQuote } from '../../api/live/quotes.js';
import type { Order } from '../../api/orders.js';

/** Pushed results of positions, among them this one's while it is held; none before the first push. */
function useMarks(order: Order | undefined): readonly Marks[] {
  const copies = useCopyMarks(order?.copy?.traderId);
  const positions = useAccountMark()?.orders;
  return [copies, positions].filter((marks) => marks !== undefined);
}

/** Whether an order is listed as a position, while no push names it as one any more. */
export function useHasEnded(order: Order | undefined): boolean {
  const marks = useMarks(order);
  return order?.status === 'holding' && marks.length > 0 && !marks.some((each) => each.has(order.id));
}

/**
 * An order's profit and price: pushed while open, settled afterwards. For a pending order the current fill price;
 * undefined while unknown.
 */
export function useLiveOrder(order: Order): { profit: Money; price: Price } {
  const [live] = useMarks(order).flatMap((marks) => marks.get(order.id) ?? []);
  const quote = useQuote(order.status === 'pending' ? order.symbol.code : undefined);
  if (order.status === 'holding' && live) return { profit: live.profit, price: live.closePrice };
  const now = order.side === 'buy' ? quote?.ask : quote?.bid;
  return { profit: order.profit, price: now ?? order.price };
}
