import { live } from '../../api/live/live.js';
import { useAccountMark } from '../../api/live/positions.js';
import { useNow } from '../../ui/useNow.js';
import { useSymbols } from '../market/useSymbols.js';
import { type ClosingAll, closingAll } from './closing-all.js';
import type { useOrders } from './useOrders.js';

/** Preview of closing all listed positions now. */
export function useClosingAll({ orders, fees, total = 0 }: ReturnType<typeof useOrders>): ClosingAll {
  const { data = [] } = useSymbols();
  const mark = useAccountMark();
  return closingAll({ orders, fees, total }, data, mark, useNow(30_000) + live.clockOffset);
}
