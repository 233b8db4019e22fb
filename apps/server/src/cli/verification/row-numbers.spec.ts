import fc from 'fast-check';
import { expect, it } from 'vitest';
import { RowNumbers } from './row-numbers.js';

it('holds the numbers that were added, each once', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 100_000 })),
      fc.integer({ min: -9, max: 200_000 }),
      (ids, other) => {
        const numbers = new RowNumbers();
        for (const id of ids) numbers.add(id);
        const wanted = new Set(ids);
        expect(numbers.size).toBe(wanted.size);
        for (const id of [...ids, other]) expect(numbers.has(id)).toBe(wanted.has(id));
      },
    ),
  );
});
