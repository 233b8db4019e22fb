import { decimal, formatDecimal, ONE } from '@truemark/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { capitalStopReached } from './capital-stop.js';
import {
  debtAfterPayment,
  debtUnderShare,
  highWaterMarkWithoutShare,
  type ShareInputs,
  shareDue,
} from './profit-share.js';

const standing = (realised: string, mark = '0', share = '0.1', floating = '0', owed = '0'): ShareInputs => ({
  realised: decimal(realised),
  floating: decimal(floating),
  mark: decimal(mark),
  owed: decimal(owed),
  earlierOwed: 0n,
  earlierProfit: 0n,
  share: decimal(share),
});
/** The same, with the share settled and all that is owed paid. */
const paid = (given: ShareInputs): ShareInputs => {
  const owed = given.owed + shareDue(given);
  return debtAfterPayment({ ...given, owed }, owed);
};

describe('the share of a profit', () => {
  it('is taken above the mark only, month after month', () => {
    let mark = decimal('100');
    const months = ['120', '106', '118', '125'].map((realised) => {
      const month = { ...standing(realised), mark };
      mark = paid(month).mark;
      return [formatDecimal(shareDue(month)), formatDecimal(mark)];
    });
    expect(months).toEqual([
      ['2', '120'],
      ['0', '120'],
      ['0', '120'],
      ['0.5', '125'],
    ]);
  });

  it.each([
    ['a published case of high-water marks', standing('2000', '0', '0.3'), '600'],
    ['nothing on a loss', standing('-5'), '0'],
    ['nothing where open copies take it back', standing('50', '0', '0.1', '-50'), '0'],
    ['of what open copies leave', standing('50', '0', '0.1', '-20'), '3'],
    ['nothing of what floats above', standing('50', '0', '0.1', '1000'), '5'],
    ['rounded down', standing('20.05', '0', '0.1'), '2'],
    ['nothing without a share', standing('100', '0', '0'), '0'],
    ['only what is new beside what is owed', standing('150', '100', '0.1', '0', '2'), '3'],
    ['nothing new while what is owed covers it', standing('115', '100', '0.1', '0', '2'), '0'],
  ])('%s', (_, given, due) => {
    expect(formatDecimal(shareDue(given))).toBe(due);
  });

  it('leaves what was rounded away to be charged later', () => {
    const { mark } = paid(standing('20.05'));
    expect(formatDecimal(mark)).toBe('20');
    expect(formatDecimal(shareDue({ ...standing('20.10'), mark }))).toBe('0.01');
  });

  it('never charges what was made under no share', () => {
    expect(highWaterMarkWithoutShare(standing('80', '50', '0'))).toBe(decimal('80'));
    expect(highWaterMarkWithoutShare(standing('80', '90', '0'))).toBe(decimal('90'));
  });

  const money = fc.bigInt({ min: -1_000_000n * ONE, max: 1_000_000n * ONE });
  const anyShare = fc.integer({ min: 1, max: 3_000 }).map((share) => (BigInt(share) * ONE) / 10_000n);

  it('is charged once: all shares together are never more than the share of the highest profit', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(money, money, fc.boolean())), anyShare, (months, share) => {
        let pair = { ...standing('0'), share };
        let [sum, highest] = [0n, 0n];
        for (const [realised, floating, canPay] of months) {
          const month = { ...pair, realised, floating };
          pair = { ...month, owed: month.owed + shareDue(month) };
          if (realised > highest) highest = realised;
          if (!canPay) continue;
          sum += pair.owed;
          pair = debtAfterPayment(pair, pair.owed);
        }
        return (sum + pair.owed) * ONE <= highest * share;
      }),
    );
  });
});

describe('a share that changes while something is owed', () => {
  const owing = (share: string, earned: string): ShareInputs => ({
    ...standing(earned, '0', share),
    owed: shareDue(standing(earned, '0', share)),
  });
  const figures = ({ mark, owed, earlierOwed, earlierProfit }: ShareInputs) =>
    [mark, owed, earlierOwed, earlierProfit].map(formatDecimal);

  it.each([
    ['raised', '0.1', '0.3', '1000', '100'],
    ['lowered', '0.3', '0.1', '1000', '300'],
    ['given up', '0.1', '0', '1000', '100'],
  ])('and is %s leaves the debt and charges its profit no second time', (_, from, to, earned, owed) => {
    const pair = debtUnderShare(owing(from, earned), decimal(to));
    expect(figures(pair)).toEqual(['0', owed, owed, earned]);
    expect(shareDue(pair)).toBe(0n);
    expect(figures(debtAfterPayment(pair, decimal(owed)))).toEqual([earned, '0', '0', '0']);
    const grown = { ...pair, realised: decimal('1500') };
    expect(shareDue(grown)).toBe((decimal('500') * decimal(to)) / ONE);
  });

  it('pays the earlier part first, and raises the mark by each part at its own share', () => {
    const pair = { ...debtUnderShare(owing('0.1', '1000'), decimal('0.2')), realised: decimal('1100') };
    const both = { ...pair, owed: pair.owed + shareDue(pair) };
    expect(figures(both)).toEqual(['0', '120', '100', '1000']);
    expect(figures(debtAfterPayment(both, decimal('25')))).toEqual(['250', '95', '75', '750']);
    expect(figures(debtAfterPayment(both, decimal('110')))).toEqual(['1050', '10', '0', '0']);
    expect(figures(debtUnderShare(both, decimal('0.3')))).toEqual(['0', '120', '120', '1100']);
  });

  it('and is settled without a share: the mark leaves out what the debt covers', () => {
    const free = { ...debtUnderShare(owing('0.1', '1000'), 0n), realised: decimal('1200') };
    const mark = highWaterMarkWithoutShare(free);
    expect(formatDecimal(mark)).toBe('200');
    expect(figures(debtAfterPayment({ ...free, mark }, decimal('100')))).toEqual(['1200', '0', '0', '0']);
  });

  it('pays a debt of which no share is known any more, and leaves the mark', () => {
    const pair = { ...standing('1000', '50', '0'), owed: decimal('10') };
    expect(figures(debtAfterPayment(pair, decimal('10')))).toEqual(['50', '0', '0', '0']);
  });

  const money = fc.bigInt({ min: -100_000n * ONE, max: 100_000n * ONE });
  const percent = fc.integer({ min: 0, max: 30 }).map((share) => (BigInt(share) * ONE) / 100n);
  const months = fc.array(
    fc.record({ realised: money, share: percent, pays: fc.integer({ min: 0, max: 4 }) }),
  );

  it('however it changes: no profit is charged twice, and everything can be paid', () => {
    fc.assert(
      fc.property(months, (played) => {
        let pair = standing('0');
        let [sum, highest, most] = [0n, 0n, 0n];
        for (const { realised, share, pays } of played) {
          pair = { ...debtUnderShare(pair, share), realised };
          // What rises above the highest profit so far is charged at the share of that month, if at all.
          if (realised > highest) {
            most += (realised - highest) * share;
            highest = realised;
          }
          if (share === 0n) pair = { ...pair, mark: highWaterMarkWithoutShare(pair) };
          pair = { ...pair, owed: pair.owed + shareDue(pair) };
          const paying = (pair.owed * BigInt(pays)) / 4n;
          sum += paying;
          pair = debtAfterPayment(pair, paying);
          const { owed, earlierOwed, earlierProfit } = pair;
          if (earlierOwed > owed || earlierProfit < 0n || (earlierOwed === 0n && earlierProfit !== 0n))
            return false;
        }
        // A month leaves up to 0.01 ÷ 0.01 of profit, rounded away, to be charged later at up to 0.3.
        const left = (BigInt(played.length) * 3n * ONE * ONE) / 10n;
        return (sum + pair.owed) * ONE <= most + left;
      }),
    );
  });
});

describe('a capital stop', () => {
  it.each([
    ['-60', '-40', '100', true],
    ['-60', '-39.99999999', '100', false],
    ['-160', '60', '100', true],
    ['50', '-149', '100', false],
    ['-1000', '-1000', '0', false],
  ])('realised %s, floating %s, may lose %s: %s', (realised, floating, amount, reached) => {
    const result = { realised: decimal(realised), floating: decimal(floating) };
    expect(capitalStopReached(result, decimal(amount))).toBe(reached);
  });
});
