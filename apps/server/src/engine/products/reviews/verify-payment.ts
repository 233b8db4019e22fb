import { formatDecimal } from '@truemark/money';
import type { DatabaseReader } from '../../../platform/database/database-reader.js';
import { assertConsistent, assertRecomputed } from '../../kernel/consistency.js';
import { ticks } from '../../market/tables/market.table.js';
import type { Priced } from './approval-price.js';

/** A deposit or withdrawal, reduced to its pricing. */
export interface Payment extends Priced {
  readonly pricedAtApproval: boolean;
  readonly status: string;
  /** Epoch ms; null: undecided. */
  readonly decidedAt: number | null;
}

/**
 * Verifies that a price from a tick equals its bid, as long as the tick is kept; and that a price fixed at approval is
 * from the last tick then.
 */
export async function verifyPrice(reader: DatabaseReader, what: string, row: Payment): Promise<void> {
  const { coinPrice, priceSource, pricedAtApproval, decidedAt } = row;
  if (priceSource?.kind !== 'tick') return;
  const at = [priceSource.symbolId, priceSource.seq];
  const tick = await reader.first(ticks, 'WHERE symbol_id = $1 AND seq = $2', at);
  if (tick) assertRecomputed(what, 'coin price', coinPrice, BigInt(tick.bid));
  if (!pricedAtApproval || decidedAt === null || !['approved', 'paid'].includes(row.status)) return;
  const next = await reader.first(ticks, 'WHERE symbol_id = $1 AND seq > $2 ORDER BY seq', at);
  const isLast = priceSource.at <= decidedAt && (next === null || next.at >= decidedAt);
  assertConsistent(isLast, () => `${what}: tick ${priceSource.seq} was not the last one at its approval`);
}

/** Postings to the customer's accounts by entries with this reference, in order, as `type part amount`. */
export async function customerPostings(
  reader: DatabaseReader,
  kind: string,
  id: number,
  customerId: number,
): Promise<string[]> {
  const rows = await reader.query(
    `SELECT e.type AS type, a.part AS part, p.side AS side, p.amount AS amount FROM ledger_entries e
     JOIN ledger_postings p ON p.entry_id = e.id JOIN ledger_accounts a ON a.id = p.account_id
     WHERE e.ref_kind = $1 AND e.ref_id = $2 AND a.owner_id = $3 AND a.kind = 'change' ORDER BY e.id, p.line`,
    [kind, id, customerId],
  );
  return rows.map(({ type, part, side, amount }) => {
    const signed = side === 'C' ? BigInt(String(amount)) : -BigInt(String(amount));
    return `${type} ${part} ${formatDecimal(signed)}`;
  });
}
