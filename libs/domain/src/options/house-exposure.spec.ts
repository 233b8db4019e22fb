import { decimal, max } from '@truemark/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { houseCostOf, NO_SHARED_OPTIONS, withOption } from './house-exposure.js';
import { lossAmount, payoutOf, winAmount } from './payout.js';

type Bought = readonly [direction: 'up' | 'down', stake: string, ratio: string, lossLevel?: number];

const heldOf = (bought: readonly Bought[]) =>
  bought.reduce((held, [direction, stake, ratio, lossLevel = 0]) => {
    return withOption(held, direction, { stake: decimal(stake), ratio: decimal(ratio), lossLevel });
  }, NO_SHARED_OPTIONS);

describe('what options with one entry and one end cost the house if a direction wins', () => {
  it.each<[name: string, bought: Bought[], up: string, down: string]>([
    ['nothing held', [], '0', '0'],
    ['up alone: r·U', [['up', '100', '0.85']], '85', '0'],
    ['down alone: r·D', [['down', '200', '0.85']], '0', '170'],
    [
      'as much up as down costs nothing below a ratio of 1',
      [
        ['up', '100', '0.85'],
        ['down', '100', '0.85'],
      ],
      '0',
      '0',
    ],
    [
      'more up than down: r·U − D',
      [
        ['up', '300', '0.85'],
        ['down', '100', '0.85'],
      ],
      '155',
      '0',
    ],
    [
      'more down than up: r·D − U',
      [
        ['up', '100', '0.85'],
        ['down', '300', '0.85'],
      ],
      '0',
      '155',
    ],
    [
      'a sure bet at ratio 10 is seen whole',
      [
        ['up', '1000000', '10'],
        ['down', '1000000', '10'],
      ],
      '9000000',
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
      '0',
    ],
    [
      'a loss that takes less sets off less',
      [
        ['up', '100', '0.8', 1],
        ['down', '100', '0.8', 1],
      ],
      '0',
      '0',
    ],
    ['a win is rounded as it is paid', [['up', '0.33', '0.85']], '0.28', '0'],
  ])('%s', (_name, bought, up, down) => {
    const held = heldOf(bought);
    expect([houseCostOf(held, 'up'), houseCostOf(held, 'down')]).toEqual([decimal(up), decimal(down)]);
  });

  const option = fc.record({
    direction: fc.constantFrom('up' as const, 'down' as const),
    stake: fc.bigInt({ min: 1n, max: 10n ** 14n }),
    ratio: fc.bigInt({ min: 1n, max: 10n ** 9n }),
    lossLevel: fc.constantFrom(0, 1),
  });

  it('is what all of them cost together, and never less than nothing', () => {
    fc.assert(
      fc.property(fc.array(option, { maxLength: 12 }), (bought) => {
        const held = bought.reduce((sum, each) => withOption(sum, each.direction, each), NO_SHARED_OPTIONS);
        const costs = (winner: 'up' | 'down') =>
          bought.reduce(
            (sum, each) => sum + payoutOf(each, each.direction === winner ? 'win' : 'loss').profit,
            0n,
          );
        for (const winner of ['up', 'down'] as const)
          expect(houseCostOf(held, winner)).toBe(max(0n, costs(winner)));
      }),
    );
  });

  it('grows by a win at most, and falls by a loss of the other direction at most; what is sold goes out again', () => {
    fc.assert(
      fc.property(fc.array(option, { maxLength: 8 }), option, (bought, last) => {
        const held = bought.reduce((sum, each) => withOption(sum, each.direction, each), NO_SHARED_OPTIONS);
        const more = withOption(held, last.direction, last);
        const other = last.direction === 'up' ? 'down' : 'up';
        const change = (winner: 'up' | 'down') => houseCostOf(more, winner) - houseCostOf(held, winner);
        const [won, lost] = [change(last.direction), change(other)];
        expect([won >= 0n, won <= winAmount(last)]).toEqual([true, true]);
        expect([lost <= 0n, lost >= -lossAmount(last)]).toEqual([true, true]);
        expect(withOption(more, last.direction, last, -1n)).toEqual(held);
      }),
    );
  });
});
