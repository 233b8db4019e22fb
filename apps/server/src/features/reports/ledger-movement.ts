import { sql } from 'kysely';
import { prepared, rawStatement } from '../../platform/database/queries.js';
import type { DaySum } from './day-sum.table.js';

/** Sums are split at this value, because a total may exceed 64 bits; the parts do not. */
const SPLIT = 1_000_000n;
export const above = sql`p.amount / ${sql.lit(Number(SPLIT))}`;
export const below = sql`p.amount % ${sql.lit(Number(SPLIT))}`;

export type LedgerMovement = Omit<DaySum, 'zone' | 'day' | 'credited' | 'debited'> &
  Readonly<Record<'credited' | 'debited', bigint>>;

interface StoredMoved {
  readonly book: 'real' | 'demo';
  readonly currency: string;
  readonly type: string;
  readonly account: string;
  readonly is_house: bigint;
  readonly entries: bigint;
  readonly credited_above: unknown;
  readonly credited_below: unknown;
  readonly debited_above: unknown;
  readonly debited_below: unknown;
}

/** Movements by entry type and account kind of the entries after `after` and up to `upTo`. */
export const movedBetween = prepared(({ after, upTo }: { after: number; upTo: number }) =>
  rawStatement(sql<StoredMoved>`SELECT a.book, a.currency, e.type, a.kind AS account,
      max(CASE WHEN a.owner_id IS NULL THEN 1 ELSE 0 END) AS is_house, count(DISTINCT p.entry_id) AS entries,
      sum(CASE WHEN p.side = 'C' THEN ${above} ELSE 0 END) AS credited_above,
      sum(CASE WHEN p.side = 'C' THEN ${below} ELSE 0 END) AS credited_below,
      sum(CASE WHEN p.side = 'D' THEN ${above} ELSE 0 END) AS debited_above,
      sum(CASE WHEN p.side = 'D' THEN ${below} ELSE 0 END) AS debited_below
    FROM ledger_postings p JOIN ledger_entries e ON e.id = p.entry_id JOIN ledger_accounts a ON a.id = p.account_id
    WHERE p.entry_id > ${after} AND p.entry_id <= ${upTo} GROUP BY a.book, a.currency, e.type, a.kind`),
);

export const decodeMoved = (row: StoredMoved): LedgerMovement => ({
  book: row.book,
  currency: row.currency,
  type: row.type,
  account: row.account,
  isHouse: Number(row.is_house) === 1,
  credited: joinSplitSum(row.credited_above, row.credited_below),
  debited: joinSplitSum(row.debited_above, row.debited_below),
  entries: Number(row.entries),
});

/** Total of the two parts. */
export const joinSplitSum = (high: unknown, low: unknown): bigint =>
  BigInt(String(high)) * SPLIT + BigInt(String(low));

/**
 * First entry after `after` and up to `upTo` booked at or after an instant, with its booking time. An overdue entry
 * bears its due time; its input has the booking time. A tick has no input.
 */
export const firstBooked = prepared(
  ({ after, upTo, since }: { after: number; upTo: number; since: number }) =>
    rawStatement(sql<{ id: bigint; booked: bigint }>`SELECT e.id, coalesce(i.at, e.at) AS booked
    FROM ledger_entries e LEFT JOIN lane_inputs i ON i.lane_seq = e.lane_seq
    WHERE e.id > ${after} AND e.id <= ${upTo} AND coalesce(i.at, e.at) >= ${since} ORDER BY e.id LIMIT 1`),
);
