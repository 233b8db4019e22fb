import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lowestLevels } from './lowest-levels.js';

type Account = readonly [equity: number, margin: number];

const bookOf = (accounts: readonly Account[]) => ({
  eachAccount: (visit: (customerId: number, equity: number, margin: number) => void): void =>
    accounts.forEach(([equity, margin], customerId) => {
      visit(customerId, equity, margin);
    }),
});
const everybody = (): boolean => true;

it('returns the lowest margin levels first, and counts all accounts', () => {
  const book = bookOf([
    [300, 100],
    [50, 100],
    [-10, 20],
    [90, 100],
  ]);
  expect(lowestLevels(book, 3, everybody)).toEqual({ customerIds: [2, 1, 3], accounts: 4 });
  expect(lowestLevels(book, 3, (customerId) => customerId !== 2)).toEqual({
    customerIds: [1, 3, 0],
    accounts: 3,
  });
});

it('returns the same accounts as sorting all of them', () => {
  const account = fc.tuple(fc.integer({ min: -1e6, max: 1e9 }), fc.integer({ min: 1, max: 1e6 }));
  fc.assert(
    fc.property(fc.array(account, { maxLength: 200 }), fc.integer({ min: 1, max: 20 }), (accounts, most) => {
      const levelOf = (customerId: number): number => {
        const [equity, margin] = accounts[customerId] as Account;
        return equity / margin;
      };
      const levels = accounts
        .map((_, index) => levelOf(index))
        .sort((a, b) => a - b)
        .slice(0, most);
      const found = lowestLevels(bookOf(accounts), most, everybody);
      expect(found.customerIds.map(levelOf)).toEqual(levels);
    }),
  );
});
