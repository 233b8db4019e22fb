import { isStorable, type Money } from '@truemark/money';
import { type Refusal, refuse } from '../refusal.js';

/** The part of an account that posting needs. */
export interface AccountState {
  readonly id: number;
  readonly currency: string;
  readonly book: 'real' | 'demo';
  /** false for customers' accounts, true for house accounts. */
  readonly mayBeNegative: boolean;
  readonly balance: Money;
  /** Number of postings so far. */
  readonly postings: number;
}

/** A leg before it is posted: a credit increases the balance, a debit decreases it. */
export interface Leg {
  readonly accountId: number;
  readonly side: 'C' | 'D';
  readonly amount: Money;
}

/** A posted leg. */
export interface Posting extends Leg {
  readonly accountSeq: number;
  readonly balanceAfter: Money;
}

export const credit = (accountId: number, amount: Money): Leg => ({ accountId, side: 'C', amount });
export const debit = (accountId: number, amount: Money): Leg => ({ accountId, side: 'D', amount });

/** Legs that move `amount` between two accounts; negative moves in the opposite direction, zero gives no legs. */
export function move(from: number, to: number, amount: Money): Leg[] {
  if (amount === 0n) return [];
  return amount > 0n
    ? [debit(from, amount), credit(to, amount)]
    : [debit(to, -amount), credit(from, -amount)];
}

/**
 * Computes an entry's postings and the accounts' new states.
 * Throws (a bug) unless there are two legs or more, every amount is positive, debits equal credits, and all accounts
 * share one currency and one book. Refuses `ledger.insufficient_balance` when a customer's account would fall below
 * zero and `ledger.overflow` when a balance would not fit its column.
 */
export function postEntry(
  legs: readonly Leg[],
  accountOf: (id: number) => AccountState,
): { readonly postings: readonly Posting[]; readonly accounts: ReadonlyMap<number, AccountState> } | Refusal {
  assertBalanced(legs);
  const accounts = new Map<number, AccountState>();
  const postings: Posting[] = [];
  let first: AccountState | undefined;
  for (const { accountId, side, amount } of legs) {
    const before = accounts.get(accountId) ?? accountOf(accountId);
    first ??= before;
    const { id, currency, book, mayBeNegative } = before;
    if (currency !== first.currency || book !== first.book) {
      throw new Error(`entry across ${first.book} ${first.currency} and ${book} ${currency}`);
    }
    const balance = side === 'C' ? before.balance + amount : before.balance - amount;
    if (!isStorable(balance)) return refuse('ledger.overflow');
    const accountSeq = before.postings + 1;
    accounts.set(accountId, { id, currency, book, mayBeNegative, balance, postings: accountSeq });
    postings.push({ accountId, side, amount, accountSeq, balanceAfter: balance });
  }
  for (const { id, mayBeNegative, balance } of accounts.values()) {
    if (mayBeNegative || balance >= 0n) continue;
    // An account below zero may always receive money, even if it stays below zero.
    if (balance < accountOf(id).balance) return refuse('ledger.insufficient_balance');
  }
  return { postings, accounts };
}

/** Legs that reverse an entry. */
export const reversed = (legs: readonly Leg[]): Leg[] =>
  legs.map((leg) => ({ accountId: leg.accountId, amount: leg.amount, side: leg.side === 'C' ? 'D' : 'C' }));

function assertBalanced(legs: readonly Leg[]): void {
  if (legs.length < 2) throw new Error('an entry has two legs or more');
  let rest = 0n;
  for (const { side, amount } of legs) {
    if (amount <= 0n) throw new Error('a leg carries an amount above zero');
    rest += side === 'C' ? amount : -amount;
  }
  if (rest !== 0n) throw new Error('an entry sums to zero');
}
