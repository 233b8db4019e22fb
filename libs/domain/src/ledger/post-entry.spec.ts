import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../refusal.js';
import {
  type AccountState,
  credit,
  debit,
  type Leg,
  move,
  type Posting,
  postEntry,
  reversed,
} from './post-entry.js';

const account = (id: number, balance: bigint, more: Partial<AccountState> = {}): AccountState => ({
  id,
  balance,
  currency: 'USD',
  book: 'real',
  postings: 0,
  ...more,
});

const accountsOf = (...all: AccountState[]): Map<number, AccountState> =>
  new Map(all.map((one) => [one.id, one]));

/** Posts an entry between customers and the house, whose account is 0. */
const post = (legs: readonly Leg[], accounts: ReadonlyMap<number, AccountState>) =>
  postEntry(legs, accounts, ({ id }) => id === 0);

const take = (accounts: Map<number, AccountState>, postings: readonly Posting[]): void => {
  for (const { accountId, balanceAfter, accountSeq } of postings)
    accounts.set(accountId, account(accountId, balanceAfter, { postings: accountSeq }));
};

describe('postEntry', () => {
  it('moves money and numbers the postings of each account', () => {
    const posted = post(move(1, 2, 30n), accountsOf(account(1, 100n, { postings: 4 }), account(2, 5n)));
    if (isRefusal(posted)) throw new Error(posted.key);
    expect(posted).toEqual([
      { accountId: 1, side: 'D', amount: 30n, accountSeq: 5, balanceAfter: 70n },
      { accountId: 2, side: 'C', amount: 30n, accountSeq: 1, balanceAfter: 35n },
    ]);
  });

  it('moves a negative amount the other way, and nothing for zero', () => {
    expect(move(1, 2, -7n)).toEqual([debit(2, 7n), credit(1, 7n)]);
    expect(move(1, 2, 0n)).toEqual([]);
  });

  it('refuses to take a customer below zero, but not the house', () => {
    const states = accountsOf(account(0, 0n), account(1, 10n));
    expect(post(move(1, 0, 11n), states)).toMatchObject({ key: 'ledger.insufficient_balance' });
    expect(isRefusal(post(move(1, 0, 10n), states))).toBe(false);
    expect(isRefusal(post(move(0, 1, 11n), states))).toBe(false);
  });

  it('lets money come to an account below zero, and none leave it', () => {
    const states = accountsOf(account(0, 0n), account(1, -50n), account(2, 30n));
    expect(isRefusal(post(move(2, 1, 30n), states))).toBe(false);
    expect(post(move(1, 0, 1n), states)).toMatchObject({ key: 'ledger.insufficient_balance' });
    const back = [credit(1, 5n), debit(0, 5n), debit(1, 5n), credit(0, 5n)];
    expect(isRefusal(post(back, states))).toBe(false);
  });

  it('judges the balance after the whole entry, not between its legs', () => {
    const legs = [debit(1, 10n), credit(2, 10n), debit(2, 5n), credit(1, 5n)];
    expect(isRefusal(post(legs, accountsOf(account(1, 5n), account(2, 0n))))).toBe(false);
  });

  it('refuses what its column could not hold', () => {
    const full = account(1, 2n ** 63n - 1n);
    expect(post(move(0, 1, 1n), accountsOf(account(0, 0n), full))).toMatchObject({
      key: 'ledger.overflow',
    });
  });

  it.each<[string, Leg[]]>([
    ['one leg', [credit(1, 1n)]],
    ['legs that do not sum to zero', [credit(1, 2n), debit(2, 1n)]],
    ['a leg of nothing', [credit(1, 0n), debit(2, 0n)]],
    ['a negative leg', [credit(1, -1n), credit(2, 1n)]],
  ])('throws on %s', (_what, legs) => {
    expect(() => post(legs, accountsOf(account(1, 9n), account(2, 9n)))).toThrow();
  });

  it('throws on an account that does not exist', () => {
    expect(() => post(move(1, 2, 1n), accountsOf(account(1, 9n)))).toThrow('account 2 does not exist');
  });

  it('throws on an entry between demo and real money, or between currencies', () => {
    const legs = move(1, 2, 1n);
    expect(() => post(legs, accountsOf(account(1, 9n), account(2, 0n, { book: 'demo' })))).toThrow(/demo/);
    expect(() => post(legs, accountsOf(account(1, 9n), account(2, 0n, { currency: 'EUR' })))).toThrow(/EUR/);
  });

  it('conserves money over any sequence, and a reversal undoes', () => {
    const moves = fc.array(fc.tuple(fc.nat(3), fc.nat(3), fc.bigInt(-500n, 500n)), { maxLength: 60 });
    fc.assert(
      fc.property(moves, (sequence) => {
        const states = accountsOf(...[0, 1, 2, 3].map((id) => account(id, id === 0 ? -3000n : 1000n)));
        const balanceOf = (id: number) => states.get(id)?.balance;
        const total = () => [...states.values()].reduce((sum, { balance }) => sum + balance, 0n);
        for (const [from, to, amount] of sequence) {
          const legs = move(from, to, amount);
          if (legs.length === 0) continue;
          const before = [from, to].map(balanceOf);
          const posted = post(legs, states);
          if (isRefusal(posted)) continue;
          take(states, posted);
          expect(total()).toBe(0n);
          for (const id of [1, 2, 3]) expect((balanceOf(id) ?? -1n) >= 0n).toBe(true);
          const back = post(reversed(legs), states);
          if (isRefusal(back)) throw new Error('a reversal was refused');
          const undone = new Map(states);
          take(undone, back);
          expect([from, to].map((id) => undone.get(id)?.balance)).toEqual(before);
        }
      }),
    );
  });
});
