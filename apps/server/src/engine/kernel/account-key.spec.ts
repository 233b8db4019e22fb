import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACCOUNT_KINDS, accountKey } from './account-key.js';

const PARTS = ['free', 'held', 'system'] as const;
const BOOKS = ['real', 'demo'] as const;

const account = fc.record({
  ownerId: fc.option(fc.integer({ min: 1, max: 1_000_000_000 }), { nil: null }),
  kind: fc.constantFrom(...ACCOUNT_KINDS),
  part: fc.constantFrom(...PARTS),
  book: fc.constantFrom(...BOOKS),
});

describe('accountKey', () => {
  it('differs for every kind, part and book of the house and of the first customers', () => {
    const keys = [null, 1, 2, 3].flatMap((ownerId) =>
      ACCOUNT_KINDS.flatMap((kind) =>
        PARTS.flatMap((part) => BOOKS.map((book) => accountKey(ownerId, kind, part, book))),
      ),
    );
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('is the same for two accounts only where they are one', () => {
    fc.assert(
      fc.property(account, account, (a, b) => {
        const keyOf = ({ ownerId, kind, part, book }: typeof a): number =>
          accountKey(ownerId, kind, part, book);
        const isOne = JSON.stringify(a) === JSON.stringify(b);
        expect(keyOf(a) === keyOf(b)).toBe(isOne);
        expect(Number.isSafeInteger(keyOf(a))).toBe(true);
      }),
    );
  });
});
