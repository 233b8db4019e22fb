import type { ExactDecimals } from '@truemark/contracts';
import type { DatabaseReader } from '../../platform/database/database-reader.js';

/** Entry with its movements; sums in 10⁻⁸. */
export interface EntryOf {
  readonly id: number;
  readonly type: string;
  readonly at_ms: number;
  readonly postings: { account: string; side: 'C' | 'D'; amount: bigint }[];
}

/** Ledger entries that refer to one item, in booking order. */
export async function entriesOf(
  reader: DatabaseReader,
  refKind: string,
  refId: number,
): Promise<ExactDecimals<EntryOf>[]> {
  const rows = await reader.query(
    `SELECT e.id AS id, e.type AS type, e.at AS at,
       CASE a.part WHEN 'held' THEN a.kind || ' (held)' ELSE a.kind END AS account, p.side AS side, p.amount AS amount
     FROM ledger_entries e JOIN ledger_postings p ON p.entry_id = e.id
     JOIN ledger_accounts a ON a.id = p.account_id
     WHERE e.ref_kind = $1 AND e.ref_id = $2 ORDER BY e.id, p.line`,
    [refKind, refId],
  );
  const entries = new Map<number, EntryOf>();
  for (const row of rows) {
    const id = Number(row.id);
    const known = entries.get(id) ?? { id, type: String(row.type), at_ms: Number(row.at), postings: [] };
    const side = row.side === 'C' ? 'C' : 'D';
    known.postings.push({ account: String(row.account), side, amount: BigInt(String(row.amount)) });
    entries.set(id, known);
  }
  return [...entries.values()];
}
