import { Injectable } from '@nestjs/common';
import type { EntryKind } from '@truemark/contracts';
import { Reader } from '../../platform/database/reader.js';

/** One posting of an account with what its entry says. */
export interface AccountPosting {
  readonly accountSeq: number;
  readonly side: 'C' | 'D';
  readonly amount: bigint;
  readonly balanceAfter: bigint;
  readonly type: EntryKind;
  readonly memo: string | null;
  readonly at: number;
}

/**
 * Postings of one account by their numbers. They are numbered 1, 2, 3 … in time, so a page is a range of numbers and a
 * day is found by halving: the last page costs what the first one does, and nothing is counted.
 */
@Injectable()
export class AccountPostings {
  constructor(private readonly reader: Reader) {}

  /** Newest first. */
  async between(accountId: number, from: number, to: number): Promise<AccountPosting[]> {
    const rows = await this.reader.query(
      `SELECT p.account_seq, p.side, p.amount, p.balance_after, e.type, e.memo, e.at
       FROM ledger_postings p JOIN ledger_entries e ON e.id = p.entry_id
       WHERE p.account_id = $1 AND p.account_seq BETWEEN $2 AND $3 ORDER BY p.account_seq DESC`,
      [accountId, from, to],
    );
    return rows.map((row) => ({
      accountSeq: Number(row.account_seq),
      side: row.side as 'C' | 'D',
      amount: row.amount as bigint,
      balanceAfter: row.balance_after as bigint,
      type: String(row.type) as EntryKind,
      memo: row.memo as string | null,
      at: Number(row.at),
    }));
  }

  /** The number of the first posting at or after an instant; one above the last where there is none. */
  async firstAt(accountId: number, postings: number, instant: number): Promise<number> {
    let low = 1;
    let high = postings + 1;
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      const [posting] = await this.between(accountId, middle, middle);
      if ((posting?.at ?? Infinity) < instant) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The first and last number of what lies between two instants; last < first where nothing does. */
  async span(
    { id, postings }: { id: number; postings: number },
    { from, before }: { from: number; before: number },
  ): Promise<{ first: number; last: number }> {
    const first = from === 0 ? 1 : await this.firstAt(id, postings, from);
    const isOpenEnded = before === Number.MAX_SAFE_INTEGER;
    return { first, last: isOpenEnded ? postings : (await this.firstAt(id, postings, before)) - 1 };
  }
}
