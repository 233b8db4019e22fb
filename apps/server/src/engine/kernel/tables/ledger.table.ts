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
 * A ledger account. A customer's wallet has two of them, free and held; a system account is the counterparty. `balance`
 * is the sum of its credits less its debits, in 10⁻⁸ of `currency`.
 */
export const ledgerAccounts = table(
  'ledger_accounts',
  ['id'],
  {
    id: int(),
    /** The customer, or null for a house account. */
    ownerId: nullable(int()),
    kind: text<LedgerAccountKind>(),
    part: text<'free' | 'held' | 'system'>(),
    /** Demo money can never reach real accounts: an entry stays within one book. */
    book: text<'real' | 'demo'>(),
    currency: text(),
    balance: money(),
    /** Number of postings so far, which is the last posting's `accountSeq`. */
    postings: int(),
    /** Free parts only: number of postings per kind. */
    kindPostings: json<KindPostings>(),
    /** Which account, for house kinds with several accounts. */
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
    /** The entry that this one reverses. */
    reverses: nullable(int()),
    /** Due time: kept for entries booked later, after downtime. Lane order is that of the ids. */
    at: time(),
  },
  { appendOnly: true, follows: 'replay' },
);
export type LedgerEntry = RowOf<typeof ledgerEntries>;

/** One side of an entry; `amount` is positive. A credit raises the account's balance, a debit lowers it. */
export const ledgerPostings = table(
  'ledger_postings',
  ['entryId', 'line'],
  {
    entryId: int(),
    line: int(),
    accountId: int(),
    side: text<'C' | 'D'>(),
    amount: money(),
    /** 1, 2, 3 … per account: lists page by it (keyset pagination). */
    accountSeq: int(),
    balanceAfter: money(),
    /** Free parts of customers only: the kind customers filter by, and 1, 2, 3 … per account and kind. */
    kind: nullable(text<MovementKind>()),
    kindSeq: nullable(int()),
  },
  { appendOnly: true, follows: 'replay' },
);
export type LedgerPosting = RowOf<typeof ledgerPostings>;

export type { EntryType, SystemKind, WalletKind } from '../registry.js';

declare module '../registry.js' {
  interface Events {
    /** Balances of a customer changed: the new state of those accounts. */
    'account.changed': { readonly customerId: number; readonly accounts: readonly LedgerAccount[] };
  }
}
