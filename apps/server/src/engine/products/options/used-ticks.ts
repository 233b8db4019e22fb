import type { DatabaseReader } from '../../../platform/database/database-reader.js';
import { decodeRow } from '../../../platform/database/table.js';
import type { TickSpan } from '../../kernel/product.js';
import { ticks } from '../../market/tables/market.table.js';
import { type Option, options } from './tables/option.table.js';
import { pricingTicksQuery } from './tables/pricing-ticks-query.js';

/** Ticks used by options: entry, exit, evidence for voided ones, and all ticks that a sale's price follows from. */
export async function ticksOfOptions(
  reader: DatabaseReader,
  { symbolId, afterEntry, upToEntry }: TickSpan,
): Promise<Iterable<number>> {
  const used: (number | null)[] = [];
  const rows = await reader.query(
    `SELECT * FROM options WHERE symbol_id = $3 AND id IN (
       SELECT ref_id FROM ledger_entries WHERE id > $1 AND id <= $2 AND ref_kind = 'option')`,
    [afterEntry, upToEntry, symbolId],
  );
  for (const row of rows) {
    const option = decodeRow(options, row);
    const { id, entrySeq, exitSeq, expiresAt, terms } = option;
    used.push(entrySeq, exitSeq);
    // The last tick before and the next one after prove that no tick came in time.
    if (option.outcome === 'void') used.push(...(await lastBefore(reader, option)));
    if (terms.sale) {
      const { at, seq, formula = 1 } = terms.sale;
      const looked = pricingTicksQuery({ symbolId, seq, at, expiresAt, formula });
      for (const tick of await reader.rows(ticks, looked)) used.push(tick.seq);
    }
    const asked = await reader.query(
      'SELECT seq FROM option_sales WHERE option_id = $1 AND seq IS NOT NULL',
      [id],
    );
    for (const { seq } of asked) used.push(Number(seq));
  }
  return used.filter((seq) => seq !== null);
}

/** The last ticks at the purchase and at the end of a voided option, for which an entry or exit was missing. */
async function lastBefore(
  reader: DatabaseReader,
  { symbolId, startAt, expiresAt, endedAt }: Option,
): Promise<number[]> {
  const found: number[] = [];
  for (const instant of [startAt, Math.min(expiresAt, endedAt ?? expiresAt)]) {
    const where = 'WHERE symbol_id = $1 AND at <= $2 ORDER BY at DESC, seq DESC';
    const tick = await reader.first(ticks, where, [symbolId, instant]);
    if (tick) found.push(tick.seq);
  }
  return found;
}
