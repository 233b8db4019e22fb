import { decimal, formatDecimal, ONE } from '@truemark/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { capitalStopReached } from './capital-stop.js';
import { highWaterMarkAfter, highWaterMarkWithoutShare, type ShareInputs, shareDue } from './profit-share.js';

const standing = (realised: string, mark = '0', share = '0.1', floating = '0', owed = '0'): ShareInputs => ({
  realised: decimal(realised),
  floating: decimal(floating),
  mark: decimal(mark),
  owed: decimal(owed),
  share: decimal(share),
});

describe('the share of a profit', () => {
  it('is taken above the mark only, month after month', () => {
    let mark = decimal('100');
    const months = ['120', '106', '118', '125'].map((realised) => {
      const due = shareDue({ ...standing(realised), mark });
      mark = highWaterMarkAfter(mark, due, decimal('0.1'));
      return [formatDecimal(due), formatDecimal(mark)];
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
    const mark = highWaterMarkAfter(0n, shareDue(standing('20.05')), decimal('0.1'));
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
        let [mark, owed, paid, highest] = [0n, 0n, 0n, 0n];
        for (const [realised, floating, canPay] of months) {
          owed += shareDue({ realised, floating, mark, owed, share });
          if (realised > highest) highest = realised;
          if (!canPay) continue;
          mark = highWaterMarkAfter(mark, owed, share);
          paid += owed;
          owed = 0n;
        }
        return (paid + owed) * ONE <= highest * share;
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
