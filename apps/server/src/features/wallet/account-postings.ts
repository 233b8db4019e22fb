import { Injectable } from '@nestjs/common';
import type { EntryKind } from '@truemark/contracts';
import type { MovementKind } from '@truemark/domain';
import { laneInputs } from '../../engine/kernel/tables/lane.table.js';
import {
  type LedgerAccount,
  ledgerEntries,
  ledgerPostings,
} from '../../engine/kernel/tables/ledger.table.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { prepared, queryBuilder } from '../../platform/database/queries.js';

/** Posting of an account with data of its entry. */
export interface AccountPosting {
  readonly accountSeq: number;
  readonly side: 'C' | 'D';
  readonly amount: bigint;
  readonly balanceAfter: bigint;
  readonly type: EntryKind;
  readonly memo: string | null;
  readonly entryId: number;
  /** Reference kind of the entry. */
  readonly refKind: string | null;
  readonly refId: number | null;
  readonly at: number;
}

/** Postings of an account, all or of one kind: numbered 1, 2, 3 … to `length` in booking order. */
export interface Postings {
  readonly accountId: number;
  readonly kind: MovementKind | null;
  readonly length: number;
}

/** Postings of a free part, all or of one kind; none if the account does not exist yet. */
export function postingsOf(
  account: Pick<LedgerAccount, 'id' | 'postings' | 'kindPostings'> | undefined,
  kind: MovementKind | null,
): Postings {
  if (!account) return { accountId: 0, kind, length: 0 };
  const length = kind === null ? account.postings : (account.kindPostings[kind] ?? 0);
  return { accountId: account.id, kind, length };
}

type Range = { readonly account: number; readonly first: number; readonly last: number };

const postings = () =>
  queryBuilder(ledgerPostings, ledgerEntries)
    .selectFrom('ledger_postings as p')
    .innerJoin('ledger_entries as e', 'e.id', 'p.entry_id')
    .select(['p.account_seq', 'p.side', 'p.amount', 'p.balance_after', 'e.type', 'e.memo', 'e.at'])
    .select(['e.id', 'e.ref_kind', 'e.ref_id']);

const ofAll = prepared(({ account, first, last }: Range) =>
  postings()
    .where('p.account_id', '=', account)
    .where('p.account_seq', '>=', first)
    .where('p.account_seq', '<=', last)
    .orderBy('p.account_seq', 'desc'),
);
const ofKind = prepared(({ account, first, last, kind }: Range & { readonly kind: MovementKind }) =>
  postings()
    .where('p.account_id', '=', account)
    .where('p.kind_seq', '>=', first)
    .where('p.kind_seq', '<=', last)
    .where('p.kind', '=', kind)
    .orderBy('p.kind_seq', 'desc'),
);

/** Booking time: an overdue entry bears its due time, and its input the later booking time. A tick has no input. */
const booked = () =>
  queryBuilder(ledgerPostings, ledgerEntries, laneInputs)
    .selectFrom('ledger_postings as p')
    .innerJoin('ledger_entries as e', 'e.id', 'p.entry_id')
    .leftJoin('lane_inputs as i', 'i.lane_seq', 'e.lane_seq')
    .select(({ fn }) => fn.coalesce('i.at', 'e.at').as('at'));

const bookedAt = prepared(({ account, place }: { readonly account: number; readonly place: number }) =>
  booked().where('p.account_id', '=', account).where('p.account_seq', '=', place),
);
type PlaceOfKind = { readonly account: number; readonly place: number; readonly kind: MovementKind };
const bookedOfKindAt = prepared(({ account, place, kind }: PlaceOfKind) =>
  booked().where('p.account_id', '=', account).where('p.kind_seq', '=', place).where('p.kind', '=', kind),
);

/**
 * Postings of an account by number. A page is a range of numbers and a day is found by binary search: the last page
 * costs as much as the first, and nothing is counted.
 */
@Injectable()
export class AccountPostings {
  constructor(private readonly reader: DatabaseReader) {}

  /** Newest first. */
  async between({ accountId, kind }: Postings, from: number, to: number): Promise<AccountPosting[]> {
    const range = { account: accountId, first: from, last: to };
    const rows = await this.reader.ask(kind === null ? ofAll(range) : ofKind({ ...range, kind }));
    return rows.map((row) => ({
      accountSeq: Number(row.account_seq),
      side: row.side,
      amount: BigInt(row.amount),
      balanceAfter: BigInt(row.balance_after),
      type: row.type as EntryKind,
      memo: row.memo,
      entryId: Number(row.id),
      refKind: row.ref_kind,
      refId: row.ref_id === null ? null : Number(row.ref_id),
      at: Number(row.at),
    }));
  }

  /** First and last number between two instants; last < first if there is none. */
  async span(
    postings: Postings,
    { from, before }: { from: number; before: number },
  ): Promise<{ first: number; last: number }> {
    const first = from === 0 ? 1 : await this.firstAt(postings, from);
    const isOpenEnded = before === Number.MAX_SAFE_INTEGER;
    return { first, last: isOpenEnded ? postings.length : (await this.firstAt(postings, before)) - 1 };
  }

  /** Number of the first posting booked at or after an instant; one above the last if there is none. */
  private async firstAt({ accountId, kind, length }: Postings, instant: number): Promise<number> {
    let low = 1;
    let high = length + 1;
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      const place = { account: accountId, place: middle };
      const [found] = await this.reader.ask(
        kind === null ? bookedAt(place) : bookedOfKindAt({ ...place, kind }),
      );
      if (Number(found?.at ?? Infinity) < instant) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
