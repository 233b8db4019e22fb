import type { ForexOrder } from '@truemark/contracts';
import { decimal, type Money, type Price } from '@truemark/money';
import { useAccountMark } from '../../api/live/positions.js';

/** An order's profit and present price: as pushed while it is held, as settled afterwards. */
export function useLiveOrder(order: ForexOrder): { profit: Money; price: Price } {
  const live = useAccountMark()?.orders.get(order.Id);
  if (order.Status === 1 && live) return { profit: live.profit, price: live.closePrice };
  return { profit: decimal(order.FactProfits), price: decimal(order.UpdatePrice) };
}
