import fc from 'fast-check';
import { expect, it } from 'vitest';
import { needsSecondPerson } from './second-person.js';

const limits = { amount: 1_000n, daily: 5_000n };

it.each([
  // paid out, amount, alone before, paid before, why
  [false, 1_000n, 0n, 0n, null],
  [false, 1_001n, 0n, 0n, 'amount'],
  [false, 1_000n, 4_000n, 9_000n, null],
  [false, 1_000n, 4_001n, 0n, 'daily'],
  [true, 1_000n, 0n, 0n, null],
  [true, 1_001n, 0n, 0n, 'amount'],
  [true, 600n, 0n, 400n, null],
  [true, 600n, 0n, 401n, 'customer'],
  [true, 600n, 4_401n, 401n, 'daily'],
] as const)(
  'paid out %s: %d after %d alone and %d paid needs a second person: %s',
  (paysOut, amount, alone, paid, why) => {
    const sum = { paysOut, amount, aloneBefore: alone, paidBefore: paid };
    expect(needsSecondPerson(sum, limits)).toBe(why);
  },
);

it('no split of a sum is paid to one customer by one person at a time beyond the limit of a single one', () => {
  fc.assert(
    fc.property(fc.array(fc.bigInt(1n, 1_500n), { maxLength: 30 }), (sums) => {
      let [alone, paid] = [0n, 0n];
      for (const amount of sums) {
        const sum = { paysOut: true, amount, aloneBefore: alone, paidBefore: paid } as const;
        if (needsSecondPerson(sum, limits) !== null) continue;
        alone += amount;
        paid += amount;
      }
      return paid <= limits.amount && alone <= limits.daily;
    }),
  );
});
