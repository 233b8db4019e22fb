import type { DatabaseReader } from '../../../platform/database/database-reader.js';
import { decodeRow } from '../../../platform/database/table.js';
import type { TickSpan } from '../../kernel/product.js';
import { ticks } from '../../market/tables/market.table.js';
import { bestTickQuery } from './tables/best-tick-query.js';
import { orders } from './tables/order.table.js';

/**
 * Ticks used by orders: placement, opening, closing, conversion, and the best price of a trailing stop. Returns `all`
 * while a position still trails, since its best price is not final.
 */
export async function ticksOfOrders(
  reader: DatabaseReader,
  span: TickSpan,
): Promise<Iterable<number> | 'all'> {
  const { symbolId, afterEntry, upToEntry } = span;
  const used: (number | null | undefined)[] = [];
  const rows = await reader.query(
    `SELECT * FROM orders WHERE id IN (
       SELECT ref_id FROM ledger_entries WHERE id > $1 AND id <= $2 AND ref_kind = 'order')`,
    [afterEntry, upToEntry],
  );
  for (const row of rows) {
    const { symbolId: its, openSeq, closeSeq, terms } = decodeRow(orders, row);
    if (its === symbolId) used.push(openSeq, closeSeq, terms.placedSeq, terms.stopsSeq);
    for (const rate of [terms.openRate, terms.closeRate])
      if (rate?.symbolId === symbolId) used.push(rate.seq);
  }
  const trailing = await trailingStopTicks(reader, span);
  if (trailing === 'all') return 'all';
  return [...used, ...trailing].filter((seq) => typeof seq === 'number');
}

async function trailingStopTicks(
  reader: DatabaseReader,
  { symbolId, first, last }: TickSpan,
): Promise<number[] | 'all'> {
  const found: number[] = [];
  const trailing = await reader.select(
    orders,
    'WHERE symbol_id = $1 AND trailing_since IS NOT NULL AND trailing_since <= $2',
    [symbolId, last],
  );
  for (const { side, status, trailingSince, closeSeq } of trailing) {
    if (status === 'holding') return 'all';
    if (closeSeq === null || closeSeq < first) continue;
    const best = bestTickQuery(side, { symbolId, first: trailingSince ?? 0, last: closeSeq });
    for (const { seq } of await reader.rows(ticks, best)) found.push(seq);
  }
  return found;
}
