import { decimal, formatDecimal } from '@truemark/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type OptionOutcome, payoutOf } from './payout.js';

type Ruled = Exclude<OptionOutcome, 'sold'>;

describe.each<
  [stake: string, ratio: string, lossLevel: number, outcome: Ruled, profit: string, returned: string]
>([
  ['100', '0.85', 0, 'win', '85', '185'],
  ['100', '0.92', 0, 'win', '92', '192'],
  ['100', '0.8', 0, 'win', '80', '180'],
  ['100', '0.75', 0, 'win', '75', '175'],
  ['33.33', '0.333', 0, 'win', '11.1', '44.43'],
  ['10', '0.85', 0, 'win', '8.5', '18.5'],
  ['10', '0.85', 1, 'win', '8.5', '18.5'],
  ['10', '0.85', 0, 'loss', '-10', '0'],
  ['10', '0.85', 1, 'loss', '-8.5', '1.5'],
  ['10', '0.85', 0, 'tie', '0', '10'],
  ['10', '0.85', 1, 'void', '0', '10'],
  // 0.085 is half a cent: away from zero.
  ['10', '0.0085', 0, 'win', '0.09', '10.09'],
  ['10', '0.0085', 1, 'loss', '-0.09', '9.91'],
  ['1', '0.0085', 0, 'win', '0.01', '1.01'],
  ['0.5', '0.0085', 0, 'win', '0', '0.5'],
  ['0.5', '0.0085', 1, 'loss', '0', '0.5'],
  ['50.5', '0.92', 0, 'win', '46.46', '96.96'],
  ['999.99', '0.85', 1, 'loss', '-849.99', '150'],
  // A loss takes the stake at most, also where a win brings more than it.
  ['10', '1.2', 1, 'loss', '-10', '0'],
  ['10', '1.2', 0, 'win', '12', '22'],
])('a stake of %s at ratio %s and loss level %d', (stake, ratio, lossLevel, outcome, profit, returned) => {
  it(`pays ${profit} on a ${outcome}`, () => {
    const paid = payoutOf({ stake: decimal(stake), ratio: decimal(ratio), lossLevel }, outcome);
    expect({ profit: formatDecimal(paid.profit), returned: formatDecimal(paid.returned) }).toEqual({
      profit,
      returned,
    });
  });
});

it('returns stake and profit, never less than nothing', () => {
  const terms = fc.record({
    stake: fc.bigInt(1n, 10n ** 18n),
    ratio: fc.bigInt(1n, 10n ** 9n),
    lossLevel: fc.constantFrom(0, 1),
  });
  const outcome = fc.constantFrom<Ruled>('win', 'loss', 'tie', 'void');
  fc.assert(
    fc.property(terms, outcome, (pinned, came) => {
      const { profit, returned } = payoutOf(pinned, came);
      expect(returned).toBe(pinned.stake + profit);
      expect(returned).toBeGreaterThanOrEqual(0n);
      expect(profit > 0n ? came : 'win').toBe('win');
    }),
  );
});
