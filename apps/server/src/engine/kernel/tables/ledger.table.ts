import type { MovementKind } from '@truemark/domain';
import {
  int,
  json,
  money,
  nullable,
  type RowOf,
  table,
  text,
  time,
} from '../../../platform/database/table.js';
import type { EntryType, SystemKind, WalletKind } from '../registry.js';

/**
 * A ledger account. A customer's wallet account is two of them: what is free and what is held; a system account
 * stands on the other side. `balance` is the sum of its credits less its debits, in 10⁻⁸ of `currency`.
 */
export const ledgerAccounts = table(
  'ledger_accounts',
  ['id'],
  {
    id: int(),
    /** The customer, or null for the house. */
    ownerId: nullable(int()),
    kind: text<LedgerAccountKind>(),
    part: text<'free' | 'held' | 'system'>(),
    /** Demo money can never reach real accounts: entries stay within one book. */
    book: text<'real' | 'demo'>(),
    currency: text(),
    balance: money(),
    /** Number of postings so far: the next posting's `accountSeq` less one. */
    postings: int(),
    /** Of a free part: how many of them there are of each kind. */
    kindPostings: json<KindPostings>(),
    /** Of a kind of house account that there are several of: which one. */
    number: nullable(int()),
  },
  { follows: 'replay' },
);
export type KindPostings = Readonly<Partial<Record<MovementKind, number>>>;
export type LedgerAccount = RowOf<typeof ledgerAccounts>;

export type LedgerAccountKind = WalletKind | SystemKind;

/** One movement of money. Never changed or removed: a mistake is corrected by a reversing entry. */
export const ledgerEntries = table(
  'ledger_entries',
  ['id'],
  {
    id: int(),
    laneSeq: int(),
    type: text<EntryType>(),
    refKind: nullable(text()),
    refId: nullable(int()),
    actorKind: text<'customer' | 'operator' | 'system'>(),
    actorId: int(),
    memo: nullable(text()),
    /** The entry that this one undoes. */
    reverses: nullable(int()),
    /** When it was due: what is booked later, after a standstill, keeps it. The lane's order is that of the numbers. */
    at: time(),
  },
  { appendOnly: true, follows: 'replay' },
);
export type LedgerEntry = RowOf<typeof ledgerEntries>;

/** One side of an entry; `amount` is above zero. A credit raises the account's balance, a debit lowers it. */
export const ledgerPostings = table(
  'ledger_postings',
  ['entryId', 'line'],
  {
    entryId: int(),
    line: int(),
    accountId: int(),
    side: text<'C' | 'D'>(),
    amount: money(),
    /** 1, 2, 3 … per account: lists page by it without counting. */
    accountSeq: int(),
    balanceAfter: money(),
    /** Of a customer's free part: what he looks for it under, and 1, 2, 3 … per account and kind. */
    kind: nullable(text<MovementKind>()),
    kindSeq: nullable(int()),
  },
  { appendOnly: true, follows: 'replay' },
);
export type LedgerPosting = RowOf<typeof ledgerPostings>;

export type { EntryType, SystemKind, WalletKind } from '../registry.js';

declare module '../registry.js' {
  interface Events {
    /** Balances of a customer moved: those accounts in their new state. */
    'account.changed': { readonly customerId: number; readonly accounts: readonly LedgerAccount[] };
  }
}
