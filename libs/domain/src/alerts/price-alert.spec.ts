import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alertDirection, alertReached } from './price-alert.js';

describe('a price alert', () => {
  it.each([
    [110n, 'rising', [109n, 110n], 1],
    [110n, 'rising', [100n, 99n, 150n], 2],
    [90n, 'falling', [91n, 90n], 1],
    [90n, 'falling', [120n, 10n], 1],
    [110n, 'rising', [109n, 50n], -1],
    [100n, null, [], -1],
  ] as const)(
    'at %s, set at 100, waits for a %s bid: of %s number %s reaches it',
    (price, side, bids, at) => {
      const direction = alertDirection(price, 100n);
      expect(direction).toBe(side);
      if (direction) expect(bids.findIndex((bid) => alertReached(direction, price, bid))).toBe(at);
    },
  );

  it('is reached by the first bid that is not on the side where it was set, and by none before', () => {
    const price = fc.bigInt({ min: 1n, max: 40n });
    fc.assert(
      fc.property(price, price, fc.array(price, { maxLength: 60 }), (level, start, bids) => {
        const direction = alertDirection(level, start);
        if (direction === null) return level === start;
        const side = start < level;
        const crossed = bids.findIndex((bid) => bid === level || bid < level !== side);
        return bids.findIndex((bid) => alertReached(direction, level, bid)) === crossed;
      }),
    );
  });
});
