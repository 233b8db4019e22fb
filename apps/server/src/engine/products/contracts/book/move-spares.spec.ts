import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lowSlots, moveSpares } from './move-spares.js';

const amount = fc.integer({ min: -1_000, max: 1_000 });
const leg = fc.record({
  slot: fc.integer({ min: 0, max: 30 }),
  buys: amount,
  sells: amount,
  received: amount,
});

describe('moveSpares', () => {
  it('adds to each account what the change is worth to its leg, whether the legs are even or odd in number', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(leg, { selector: ({ slot }) => slot, maxLength: 31 }),
        fc.array(amount, { minLength: 31, maxLength: 31 }),
        fc.record({ bid: amount, ask: amount, rate: amount }),
        (legs, before, { bid, ask, rate }) => {
          // Capacity beyond the count must not be read: a removed leg stands there.
          const column = (of: (leg: (typeof legs)[number]) => number) => [...legs.map(of), 0, 7];
          const spares = Float64Array.from(before);
          const columns = {
            count: legs.length,
            slots: Int32Array.from(column(({ slot }) => slot)),
            buys: Float64Array.from(column(({ buys }) => buys)),
            sells: Float64Array.from(column(({ sells }) => sells)),
            received: Float64Array.from(column(({ received }) => received)),
          };
          const lowCount = moveSpares(columns, { bid, ask, rate }, spares);
          const expected = [...before];
          for (const { slot, buys, sells, received } of legs)
            expected[slot] = (expected[slot] ?? 0) + bid * buys - ask * sells + rate * received;
          expect([...spares]).toEqual(expected);
          const low = legs.flatMap(({ slot }) => ((expected[slot] ?? 0) <= 0 ? [slot] : []));
          expect(lowCount).toBe(low.length);
          expect(lowSlots(columns, spares)).toEqual(low);
        },
      ),
    );
  });

  it('keeps minus infinity, which is always low', () => {
    const spares = Float64Array.of(Number.NEGATIVE_INFINITY);
    const one = Float64Array.of(1);
    const columns = { count: 1, slots: Int32Array.of(0), buys: one, sells: one, received: one };
    expect(moveSpares(columns, { bid: 1e9, ask: 0, rate: 0 }, spares)).toBe(1);
    expect(lowSlots(columns, spares)).toEqual([0]);
    expect(spares[0]).toBe(Number.NEGATIVE_INFINITY);
  });
});
