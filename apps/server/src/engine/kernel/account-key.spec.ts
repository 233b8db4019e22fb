import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PRODUCTS } from '../products/index.js';
import { ProductRegistry } from './product-registry.js';

const { accountKeys } = new ProductRegistry(PRODUCTS);
const PARTS = ['free', 'held', 'system'] as const;
const BOOKS = ['real', 'demo'] as const;

const account = fc.record({
  ownerId: fc.option(fc.integer({ min: 1, max: 1_000_000_000 }), { nil: null }),
  kind: fc.constantFrom(...accountKeys.kinds),
  part: fc.constantFrom(...PARTS),
  book: fc.constantFrom(...BOOKS),
});

describe('AccountKeys', () => {
  it('differs for every kind, part and book of the firm and of the first customers', () => {
    const keys = [null, 1, 2, 3].flatMap((ownerId) =>
      accountKeys.kinds.flatMap((kind) =>
        PARTS.flatMap((part) => BOOKS.map((book) => accountKeys.of(ownerId, kind, part, book))),
      ),
    );
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('is equal for two accounts only if they are the same account', () => {
    fc.assert(
      fc.property(account, account, (a, b) => {
        const keyOf = ({ ownerId, kind, part, book }: typeof a): number =>
          accountKeys.of(ownerId, kind, part, book);
        const isOne = JSON.stringify(a) === JSON.stringify(b);
        expect(keyOf(a) === keyOf(b)).toBe(isOne);
        expect(Number.isSafeInteger(keyOf(a))).toBe(true);
      }),
    );
  });
});
