import { decimal } from '@truemark/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { houseCostOf, NO_SHARED_OPTIONS, withOption, worstCase } from './house-exposure.js';
import { lossAmount, payoutOf, winAmount } from './payout.js';

type Bought = readonly [direction: 'up' | 'down', stake: string, ratio: string, lossLevel?: number];

const heldOf = (bought: readonly Bought[]) =>
  bought.reduce((held, [direction, stake, ratio, lossLevel = 0]) => {
    return withOption(held, direction, { stake: decimal(stake), ratio: decimal(ratio), lossLevel });
  }, NO_SHARED_OPTIONS);

describe('what options with one entry and one end cost the house at worst', () => {
  it.each<[string, Bought[], string]>([
    ['nothing held', [], '0'],
    ['up alone: r·U', [['up', '100', '0.85']], '85'],
    ['down alone: r·D', [['down', '200', '0.85']], '170'],
    [
      'as much up as down costs nothing below a ratio of 1',
      [
        ['up', '100', '0.85'],
        ['down', '100', '0.85'],
      ],
      '0',
    ],
    [
      'more up than down: r·U − D',
      [
        ['up', '300', '0.85'],
        ['down', '100', '0.85'],
      ],
      '155',
    ],
    [
      'more down than up: r·D − U',
      [
        ['up', '100', '0.85'],
        ['down', '300', '0.85'],
      ],
      '155',
    ],
    [
      'a sure bet at ratio 10 is seen whole',
      [
        ['up', '1000000', '10'],
        ['down', '1000000', '10'],
      ],
      '9000000',
    ],
    [
      'each by its own ratio',
      [
        ['up', '100', '0.5'],
        ['up', '100', '1'],
        ['down', '50', '0.8'],
      ],
      '100',
    ],
    [
      'a loss that takes less sets off less',
      [
        ['up', '100', '0.8', 1],
        ['down', '100', '0.8', 1],
      ],
      '0',
    ],
    ['a win is rounded as it is paid', [['up', '0.33', '0.85']], '0.28'],
  ])('%s', (_name, bought, worst) => {
    expect(worstCase(heldOf(bought))).toBe(decimal(worst));
  });

  const option = fc.record({
    direction: fc.constantFrom('up' as const, 'down' as const),
    stake: fc.bigInt({ min: 1n, max: 10n ** 14n }),
    ratio: fc.bigInt({ min: 1n, max: 10n ** 9n }),
    lossLevel: fc.constantFrom(0, 1),
  });

  it('is what the dearest outcome costs, and never less than either direction alone less what the other loses', () => {
    fc.assert(
      fc.property(fc.array(option, { maxLength: 12 }), (bought) => {
        const held = bought.reduce((sum, each) => withOption(sum, each.direction, each), NO_SHARED_OPTIONS);
        const costs = (winner: 'up' | 'down') =>
          bought.reduce(
            (sum, each) => sum + payoutOf(each, each.direction === winner ? 'win' : 'loss').profit,
            0n,
          );
        const dearest = [0n, costs('up'), costs('down')].reduce((a, b) => (b > a ? b : a));
        expect(worstCase(held)).toBe(dearest);
        for (const winner of ['up', 'down'] as const)
          expect(worstCase(held)).toBeGreaterThanOrEqual(houseCostOf(held, winner));
      }),
    );
  });

  it('grows by no more than a win and never falls below what the others cost less a loss; what is sold goes out again', () => {
    fc.assert(
      fc.property(fc.array(option, { maxLength: 8 }), option, (bought, last) => {
        const held = bought.reduce((sum, each) => withOption(sum, each.direction, each), NO_SHARED_OPTIONS);
        const more = withOption(held, last.direction, last);
        expect(worstCase(more)).toBeLessThanOrEqual(worstCase(held) + winAmount(last));
        expect(worstCase(more)).toBeGreaterThanOrEqual(worstCase(held) - lossAmount(last));
        expect(withOption(more, last.direction, last, -1n)).toEqual(held);
      }),
    );
  });
});
