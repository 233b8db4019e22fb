import { Injectable } from '@nestjs/common';
import type { Exact } from '@truemark/contracts';
import type { LedgerEntryRow } from '@truemark/contracts/admin';
import { sum } from '@truemark/money';
import { type LedgerEntry, ledgerEntries } from '../../engine/kernel/tables/ledger.table.js';
import { notFound } from '../../platform/admin/admin-error.js';
import type { ListRequest } from '../../platform/admin/list-request.js';
import { Listed } from '../../platform/admin/listed.js';
import { Reader, type StoredRow } from '../../platform/database/reader.js';
import { EntryPages } from './entry-pages.admin.js';

/** Journal entries with what they moved, as operators read them. */
@Injectable()
export class LedgerEntriesAdmin {
  constructor(
    private readonly reader: Reader,
    private readonly pages: EntryPages,
  ) {}

  async page(request: ListRequest): Promise<Listed<EntryAnswer>> {
    const page = await this.pages.page(request);
    return new Listed(await this.answers(page.rows), page.first, page.total);
  }

  async one(id: number): Promise<EntryAnswer> {
    const entry = await this.reader.first(ledgerEntries, 'WHERE id = $1', [id]);
    if (!entry) throw notFound('journal entry');
    return (await this.answers([entry]))[0] as EntryAnswer;
  }

  private async answers(entries: readonly LedgerEntry[]): Promise<EntryAnswer[]> {
    if (entries.length === 0) return [];
    const numbers = entries.map(({ id }) => id);
    const rows = await this.reader.query(
      `SELECT p.entry_id, p.line, p.account_id, p.side, p.amount, p.balance_after, a.owner_id, a.kind, a.part, a.book,
         a.currency, c.uid
       FROM ledger_postings p JOIN ledger_accounts a ON a.id = p.account_id LEFT JOIN customers c ON c.id = a.owner_id
       WHERE p.entry_id IN (${numbers.map((_, at) => `$${at + 1}`).join(', ')}) ORDER BY p.entry_id, p.line`,
      numbers,
    );
    const linesOf = new Map<number, Line[]>();
    for (const row of rows) {
      const id = Number(row.entry_id);
      const lines = linesOf.get(id);
      if (lines) lines.push(lineOf(row));
      else linesOf.set(id, [lineOf(row)]);
    }
    return entries.map((entry) => answerOf(entry, linesOf.get(entry.id) ?? []));
  }
}

type EntryAnswer = Exact<LedgerEntryRow>;
type Line = EntryAnswer['postings'][number];

const lineOf = (row: StoredRow): Line => ({
  line: Number(row.line),
  account_id: Number(row.account_id),
  customer_id: row.owner_id === null ? null : Number(row.owner_id),
  uid: row.uid as string | null,
  kind: String(row.kind),
  part: String(row.part),
  book: String(row.book),
  currency: String(row.currency),
  side: row.side as 'C' | 'D',
  amount: row.amount as bigint,
  balance_after: row.balance_after as bigint,
});

const answerOf = (entry: LedgerEntry, postings: Line[]): EntryAnswer => ({
  id: entry.id,
  type: entry.type,
  ref_kind: entry.refKind,
  ref_id: entry.refId,
  actor_kind: entry.actorKind,
  actor_id: entry.actorId,
  memo: entry.memo,
  reverses: entry.reverses,
  lane_seq: entry.laneSeq,
  at_ms: entry.at,
  /** What moved: the sum of one side. */
  amount: sum(postings.filter(({ side }) => side === 'C').map(({ amount }) => amount)),
  currency: postings[0]?.currency ?? '',
  book: postings[0]?.book ?? '',
  customer_id: postings.find(({ customer_id: id }) => id !== null)?.customer_id ?? null,
  uid: postings.find(({ uid }) => uid !== null)?.uid ?? null,
  postings,
});
