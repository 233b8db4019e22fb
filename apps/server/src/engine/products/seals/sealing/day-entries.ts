import {
  addTotals,
  entryLeaf,
  formatTotals,
  hexOf,
  leafHash,
  type SealBody,
  type Totals,
} from '@truemark/domain';
import type { DatabaseReader } from '../../../../platform/database/database-reader.js';
import type { RowOf } from '../../../../platform/database/table.js';
import { ledgerEntries } from '../../../kernel/tables/ledger.table.js';
import { nodeHasher } from '../node-hasher.js';
import { PartedHashTree } from './chunked-tree.js';
import type { DaySpan } from './day-span.js';
import { nonceOf } from './nonces.js';
import type { DayWork } from './seal-context.js';

const SLICE = 100;

type Entry = RowOf<typeof ledgerEntries>;
type Line = Parameters<typeof entryLeaf>[0]['lines'][number];

/** A ledger entry with its lines, as sealed but without nonce. */
export interface EntryWithLines {
  readonly entry: Entry;
  readonly lines: readonly Line[];
}

export async function entriesAfter(
  reader: DatabaseReader,
  after: number,
  limit = SLICE,
): Promise<readonly EntryWithLines[]> {
  const entries = await reader.select(ledgerEntries, 'WHERE id > $1 ORDER BY id LIMIT $2', [after, limit]);
  const [first, last] = [entries[0], entries.at(-1)];
  if (!first || !last) return [];
  const rows = await reader.query(
    `SELECT p.entry_id, p.account_id, p.side, p.amount, a.currency FROM ledger_postings p
     JOIN ledger_accounts a ON a.id = p.account_id
     WHERE p.entry_id >= $1 AND p.entry_id <= $2 ORDER BY p.entry_id, p.line`,
    [first.id, last.id],
  );
  const lines = new Map<number, Line[]>(entries.map(({ id }) => [id, []]));
  for (const { entry_id, account_id, side, amount, currency } of rows) {
    lines.get(Number(entry_id))?.push({
      account: Number(account_id),
      side: side === 'D' ? 'debit' : 'credit',
      amount: BigInt(amount as bigint),
      currency: String(currency),
    });
  }
  return entries.map((entry) => ({ entry, lines: lines.get(entry.id) ?? [] }));
}

export const leafOfEntry = ({ entry, lines }: EntryWithLines, nonceFor: ReturnType<typeof nonceOf>) =>
  entryLeaf({ id: entry.id, at: entry.at, type: entry.type, lines, nonce: nonceFor('entry', entry.id) });

/** Seals the entries of a day. Returns their tree root and totals by currency, and the id of the last entry. */
export async function sealEntries(
  work: DayWork,
  { day, to, afterEntry }: DaySpan,
  nonceKey: string,
): Promise<{ readonly ledger: SealBody['ledger']; readonly entry: number }> {
  const tree = new PartedHashTree(work, { day, tree: 'entries' });
  const nonceFor = nonceOf(nonceKey);
  const sums: Record<Line['side'], Totals> = { debit: {}, credit: {} };
  let last = afterEntry;
  for (let isOver = false; !isOver; ) {
    const found = await entriesAfter(work.reader, last);
    for (const each of found) {
      if (each.entry.laneSeq > to) {
        isOver = true;
        break;
      }
      for (const { side, amount, currency } of each.lines)
        sums[side] = addTotals(sums[side], { [currency]: amount });
      await tree.add(leafHash(nodeHasher, leafOfEntry(each, nonceFor)), each.entry.id);
      last = each.entry.id;
    }
    isOver ||= found.length < SLICE;
    if (!isOver) await work.pause();
  }
  await tree.end();
  const [debit, credit] = [formatTotals(sums.debit), formatTotals(sums.credit)];
  const currencies = [...new Set([...Object.keys(debit), ...Object.keys(credit)])];
  const totals = Object.fromEntries(
    currencies.map((currency) => [
      currency,
      { debit: debit[currency] ?? '0', credit: credit[currency] ?? '0' },
    ]),
  );
  const ledger = { entries: tree.whole.count, root: hexOf(tree.whole.root()), totals };
  return { ledger, entry: last };
}
