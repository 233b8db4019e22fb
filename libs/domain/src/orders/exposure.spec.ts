import { abs, decimal } from '@truemark/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addPosition,
  NO_POSITIONS,
  profitOfPositions,
  removePosition,
  type SummedPosition,
  valueOfPositions,
} from './exposure.js';
import { profitOf } from './margin.js';
import { conversionRate, SAME_CURRENCY } from './rate.js';

const part = (side: 'buy' | 'sell', lots: string, openPrice: string, margin = '0'): SummedPosition => ({
  side,
  lots: decimal(lots),
  units: decimal(100_000),
  openPrice: decimal(openPrice),
  margin: decimal(margin),
});

describe('a sum', () => {
  const two = addPosition(
    addPosition(NO_POSITIONS, part('buy', '1', '1.1', '220')),
    part('buy', '0.5', '1.2', '120'),
  );
  const quote = { bid: decimal('1.15'), ask: decimal('1.1502') };

  it('sums what was put into it', () => {
    expect(two).toMatchObject({ positions: 2, lots: decimal('1.5'), margin: decimal(340) });
    expect(valueOfPositions(two, quote, SAME_CURRENCY)).toBe(decimal(172_500));
    expect(profitOfPositions('buy', two, quote, SAME_CURRENCY)).toBe(decimal(2_500));
  });

  it('closes a sell at the ask', () => {
    const short = addPosition(NO_POSITIONS, part('sell', '1', '1.16'));
    expect(profitOfPositions('sell', short, quote, SAME_CURRENCY)).toBe(decimal(980));
  });

  it('is converted by the rate', () => {
    const inverse = conversionRate(decimal(150), true);
    expect(valueOfPositions(two, quote, inverse)).toBe(decimal(1_150));
  });

  it('keeps the rest of a position that was closed in part', () => {
    const rest = removePosition(two, part('buy', '0.4', '1.1', '88'), 0);
    expect(rest).toMatchObject({ positions: 2, lots: decimal('1.1'), margin: decimal(252) });
  });

  const parts = fc.record({
    lots: fc.integer({ min: 1, max: 5_000 }).map((step) => BigInt(step) * 1_000_000n),
    units: fc.constantFrom(decimal(1), decimal(100), decimal(100_000)),
    openPrice: fc.bigInt({ min: 1_000n, max: decimal(50_000) }),
    margin: fc.bigInt({ min: 0n, max: decimal(10_000) }),
  });

  it('comes to what its positions come to one by one, but for their roundings, and empties', () => {
    fc.assert(
      fc.property(
        fc.array(parts, { maxLength: 30 }),
        fc.bigInt({ min: 1_000n, max: decimal(50_000) }),
        fc.constantFrom('buy' as const, 'sell' as const),
        (given, close, side) => {
          const quoted = { bid: close, ask: close };
          const sum = given.reduce((all, each) => addPosition(all, { side, ...each }), NO_POSITIONS);
          const apart = given.reduce(
            (sum, { openPrice, lots, units }) =>
              sum + profitOf({ side, open: openPrice, close, lots, units }),
            0n,
          );
          const together = profitOfPositions(side, sum, quoted, SAME_CURRENCY);
          expect(abs(together - apart) <= BigInt(given.length + 1) * 50n).toBe(true);
          expect(given.reduce((all, each) => removePosition(all, { side, ...each }), sum)).toEqual(
            NO_POSITIONS,
          );
        },
      ),
    );
  });
});
