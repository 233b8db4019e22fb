import { isStorable, type Money } from '@truemark/money';
import { type Refusal, refuse } from '../refusal.js';

/** The part of an account that posting needs. */
export interface AccountState {
  readonly id: number;
  readonly currency: string;
  readonly book: 'real' | 'demo';
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
 * Computes an entry's postings; the last one of an account leads to its new state.
 * Throws (a bug) unless there are two legs or more, every amount is positive, debits equal credits, and all accounts
 * exist and share one currency and one book. Refuses `ledger.insufficient_balance` when an account that may not be
 * negative would fall below zero and `ledger.overflow` when a balance would not fit its column.
 */
export function postEntry<A extends AccountState>(
  legs: readonly Leg[],
  accounts: ReadonlyMap<number, A>,
  mayBeNegative: (account: A) => boolean,
): readonly Posting[] | Refusal {
  assertBalanced(legs);
  // An entry has a handful of legs: searching them costs less than a map per entry.
  const postings = new Array<Posting>(legs.length);
  let first: AccountState | undefined;
  for (let at = 0; at < legs.length; at++) {
    const { accountId, side, amount } = legs[at] as Leg;
    const account = accountIn(accounts, accountId);
    first ??= account;
    const { currency, book } = account;
    if (currency !== first.currency || book !== first.book) {
      throw new Error(`entry across ${first.book} ${first.currency} and ${book} ${currency}`);
    }
    const earlier = lastPostingTo(accountId, postings, at);
    const before = earlier?.balanceAfter ?? account.balance;
    const balanceAfter = side === 'C' ? before + amount : before - amount;
    if (!isStorable(balanceAfter)) return refuse('ledger.overflow');
    const accountSeq = (earlier?.accountSeq ?? account.postings) + 1;
    postings[at] = { accountId, side, amount, accountSeq, balanceAfter };
  }
  for (const posting of postings) {
    const { accountId, balanceAfter } = posting;
    if (balanceAfter >= 0n || lastPostingTo(accountId, postings, postings.length) !== posting) continue;
    const account = accountIn(accounts, accountId);
    // An account below zero may always receive money, even if it stays below zero.
    if (!mayBeNegative(account) && balanceAfter < account.balance)
      return refuse('ledger.insufficient_balance');
  }
  return postings;
}

/** Legs that reverse an entry. */
export const reversed = (legs: readonly Leg[]): Leg[] =>
  legs.map((leg) => ({ accountId: leg.accountId, amount: leg.amount, side: leg.side === 'C' ? 'D' : 'C' }));

function assertBalanced(legs: readonly Leg[]): void {
  if (legs.length < 2) throw new Error('an entry has two legs or more');
  let rest = 0n;
  for (const { side, amount } of legs) {
    if (amount <= 0n) throw new Error('a leg carries an amount above zero');
    rest = side === 'C' ? rest + amount : rest - amount;
  }
  if (rest !== 0n) throw new Error('an entry sums to zero');
}

function accountIn<A>(accounts: ReadonlyMap<number, A>, id: number): A {
  const account = accounts.get(id);
  if (!account) throw new Error(`ledger account ${id} does not exist`);
  return account;
}

/** The last posting to an account among the first `count`. */
function lastPostingTo(accountId: number, postings: readonly Posting[], count: number): Posting | undefined {
  for (let at = count - 1; at >= 0; at--) {
    const posting = postings[at] as Posting;
    if (posting.accountId === accountId) return posting;
  }
  return undefined;
}
