import { Injectable } from '@nestjs/common';
import { sum } from '@truemark/money';
import { customers } from '../../engine/tables/customer.table.js';
import {
  type LedgerAccount,
  type LedgerEntry,
  type LedgerPosting,
  ledgerAccounts,
  ledgerEntries,
  ledgerPostings,
} from '../../engine/tables/ledger.table.js';
import { notFound } from '../../platform/admin/admin-error.js';
import type { ListRequest } from '../../platform/admin/list-request.js';
import { Listed } from '../../platform/admin/listed.js';
import { rowsIn } from '../../platform/admin/rows-in.js';
import { Reader } from '../../platform/database/reader.js';
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
    const postings = await rowsIn(
      this.reader,
      ledgerPostings,
      'entry_id',
      entries.map(({ id }) => id),
    );
    const accounts = await rowsIn(
      this.reader,
      ledgerAccounts,
      'id',
      postings.map(({ accountId }) => accountId),
    );
    const owners = accounts.map(({ ownerId }) => ownerId).filter((id) => id !== null);
    const uids = new Map(
      (await rowsIn(this.reader, customers, 'id', owners)).map(({ id, uid }) => [id, uid]),
    );
    const accountOf = new Map(accounts.map((account) => [account.id, account]));
    return entries.map((entry) => {
      const own = postings.filter(({ entryId }) => entryId === entry.id).sort((a, b) => a.line - b.line);
      return answerOf(
        entry,
        own.map((posting) => lineOf(posting, accountOf.get(posting.accountId), uids)),
      );
    });
  }
}

function lineOf(
  posting: LedgerPosting,
  account: LedgerAccount | undefined,
  uids: ReadonlyMap<number, string>,
) {
  const ownerId = account?.ownerId ?? null;
  return {
    line: posting.line,
    account_id: posting.accountId,
    customer_id: ownerId,
    uid: ownerId === null ? null : (uids.get(ownerId) ?? null),
    kind: account?.kind ?? '',
    part: account?.part ?? '',
    book: account?.book ?? '',
    currency: account?.currency ?? '',
    side: posting.side,
    amount: posting.amount,
    balance_after: posting.balanceAfter,
  };
}
type Line = ReturnType<typeof lineOf>;

const answerOf = (entry: LedgerEntry, postings: Line[]) => ({
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
type EntryAnswer = ReturnType<typeof answerOf>;
