import { queryBuilder } from '../../../../platform/database/queries.js';
import { ticks } from '../../../market/tables/market.table.js';
import type { Order } from './order.table.js';

/** Query for the tick with the best closing price for a position; the earliest of equal ones. */
export function bestTickQuery(
  side: Order['side'],
  { symbolId, first, last }: { symbolId: number; first: number; last: number },
) {
  const since = queryBuilder(ticks)
    .selectFrom('ticks')
    .selectAll()
    .where('symbol_id', '=', symbolId)
    .where('seq', '>=', first)
    .where('seq', '<=', last)
    .limit(1);
  return side === 'buy' ? since.orderBy('bid', 'desc').orderBy('seq') : since.orderBy('ask').orderBy('seq');
}
