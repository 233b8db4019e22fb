import type { ForexOrder } from '@truemark/contracts';
import { decimal, type Money, type Price } from '@truemark/money';
import { useAccountMark } from '../../api/live/positions.js';
import { useQuote } from '../../api/live/quotes.js';

/**
 * An order's profit and present price: as pushed while it is held, as settled afterwards. A pending order's is the one
 * that it would fill at now; undefined while none is known.
 */
export function useLiveOrder(order: ForexOrder): { profit: Money; price: Price } {
  const live = useAccountMark()?.orders.get(order.Id);
  const quote = useQuote(order.Status === 0 ? order.ForexTradeLists.Code : undefined);
  if (order.Status === 1 && live) return { profit: live.profit, price: live.closePrice };
  const now = order.OrderType === 1 ? quote?.ask : quote?.bid;
  return { profit: decimal(order.FactProfits), price: now ?? decimal(order.UpdatePrice) };
}
