import { useAccountMark } from '../../api/live/positions.js';
import { useNow } from '../../ui/useNow.js';
import { useSymbols } from '../market/useSymbols.js';
import { type ClosingAll, closingAll } from './closing-all.js';
import type { useOrders } from './useOrders.js';

/** What closing every position would come to now, of the list of those that are held. */
export function useClosingAll({ orders, fees, total = 0 }: ReturnType<typeof useOrders>): ClosingAll {
  const { data = [] } = useSymbols();
  const mark = useAccountMark();
  return closingAll({ orders, fees, total }, data, mark, useNow(30_000));
}
