import fc from 'fast-check';
import { expect, it } from 'vitest';
import { needsSecondPerson } from './second-person.js';

const limits = { amount: 1_000n, daily: 5_000n };

it.each([
  // queue, amount, alone before, assigned before, paid before, why
  ['deposit', 1_000n, 0n, 0n, 0n, null],
  ['deposit', 1_001n, 0n, 0n, 0n, 'amount'],
  ['deposit', 1_000n, 4_000n, 0n, 9_000n, null],
  ['deposit', 1_000n, 4_001n, 0n, 0n, 'daily'],
  ['withdrawal', 1_000n, 0n, 0n, 0n, null],
  ['withdrawal', 1_001n, 0n, 0n, 0n, 'amount'],
  ['withdrawal', 600n, 0n, 0n, 400n, null],
  ['withdrawal', 600n, 0n, 0n, 401n, 'customer'],
  ['withdrawal', 600n, 4_401n, 0n, 401n, 'daily'],
  ['withdrawal', 1_000n, 0n, 1_000n, 0n, null],
  ['assignment', 1_000n, 0n, 0n, 9_000n, null],
  ['assignment', 600n, 0n, 400n, 0n, null],
  ['assignment', 600n, 0n, 401n, 0n, 'amount'],
  ['assignment', 600n, 4_001n, 400n, 0n, 'daily'],
] as const)(
  '%s of %d after %d alone, %d assigned and %d paid needs a second person: %s',
  (queue, amount, alone, assigned, paid, why) => {
    const sum = { queue, amount, aloneBefore: alone, assignedBefore: assigned, paidBefore: paid };
    expect(needsSecondPerson(sum, limits)).toBe(why);
  },
);

it('no split of a sum is paid to one customer by one person at a time beyond the limit of a single one', () => {
  fc.assert(
    fc.property(fc.array(fc.bigInt(1n, 1_500n), { maxLength: 30 }), (sums) => {
      let [alone, paid] = [0n, 0n];
      for (const amount of sums) {
        const before = { aloneBefore: alone, assignedBefore: 0n, paidBefore: paid };
        const sum = { queue: 'withdrawal', amount, ...before } as const;
        if (needsSecondPerson(sum, limits) !== null) continue;
        alone += amount;
        paid += amount;
      }
      return paid <= limits.amount && alone <= limits.daily;
    }),
  );
});
