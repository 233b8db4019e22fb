import { decimal, formatDecimal } from '@truemark/money';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import vectors from '../vectors/options.json' with { type: 'json' };
import { type OptionOutcome, payoutOf } from './payout.js';

type Ruled = Exclude<OptionOutcome, 'sold'>;

it.each(vectors.payout)('$case', (v) => {
  const terms = { stake: decimal(v.stake), ratio: decimal(v.ratio), lossLevel: v.lossLevel };
  const { profit, returned } = payoutOf(terms, v.outcome as Ruled);
  expect({ profit: formatDecimal(profit), returned: formatDecimal(returned) }).toEqual({
    profit: v.profit,
    returned: v.returned,
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
