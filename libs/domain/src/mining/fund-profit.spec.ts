import { decimal, formatDecimal } from '@truemark/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  damagesOf,
  dayProfit,
  FUND_DAY,
  maturityAt,
  nextProfitAt,
  outstandingProfitOf,
  profitAt,
  profitsSince,
  redeemable,
  totalProfit,
  yearlyRate,
} from './fund-profit.js';

const terms = (percentage: string, days: number) => ({
  dividendPercentage: decimal(percentage),
  lockDividendDays: days,
});

describe('what a share earns', () => {
  it.each([
    ['the worked case', '500', '0.8', 30, '4', '120'],
    ['nothing is rounded where four decimals are enough', '100', '0.0125', 7, '0.0125', '0.0875'],
    ['half a ten-thousandth rounds up', '0.5', '0.01', 10, '0.0001', '0.001'],
    ['just below it rounds down', '0.49', '0.01', 10, '0', '0'],
    ['a third of a cent', '33.33', '0.01', 3, '0.0033', '0.0099'],
    ['rounded a day, not in all: 0.00125 a day', '12.5', '0.01', 365, '0.0013', '0.4745'],
    ['the largest', '10000000000', '100', 1, '10000000000', '10000000000'],
  ])('%s', (_, amount, percentage, days, each, all) => {
    const of = terms(percentage, days);
    expect(formatDecimal(dayProfit(of, decimal(amount)))).toBe(each);
    expect(formatDecimal(totalProfit(of, decimal(amount)))).toBe(all);
  });

  it('has a simple yearly rate', () => {
    expect(formatDecimal(yearlyRate(decimal('0.8')))).toBe('292');
    expect(formatDecimal(yearlyRate(decimal('0.0274')))).toBe('10.001');
  });
});

describe('what leaving early costs', () => {
  it.each([
    ['the worked case', '500', '5', '25', '475'],
    ['nothing', '500', '0', '0', '500'],
    ['everything', '500', '100', '500', '0'],
    ['rounded down, for the customer', '33.33', '5', '1.66', '31.67'],
    ['less than a cent costs nothing', '0.19', '5', '0', '0.19'],
    ['a cent exactly', '0.2', '5', '0.01', '0.19'],
    ['an awkward percentage', '100.01', '3.3333', '3.33', '96.68'],
  ])('%s', (_, share, percentage, damages, back) => {
    expect(formatDecimal(damagesOf(decimal(share), decimal(percentage)))).toBe(damages);
    expect(formatDecimal(redeemable(decimal(share), decimal(percentage)))).toBe(back);
  });
});

describe('when it is paid', () => {
  const subscribedAt = Date.parse('2026-03-29T00:30:00Z');
  const clock = (daysPaid: number) => ({ subscribedAt, daysPaid, lockDividendDays: 3 });

  it('24 hours after subscribing and every 24 hours, whatever a local clock does', () => {
    expect(nextProfitAt(clock(0))).toBe(Date.parse('2026-03-30T00:30:00Z'));
    expect(nextProfitAt(clock(2))).toBe(maturityAt(clock(2)));
    expect(nextProfitAt(clock(3))).toBeNull();
  });

  it('promises what is not paid yet', () => {
    expect(outstandingProfitOf({ ...clock(1), dayProfit: 5n })).toBe(10n);
    expect(outstandingProfitOf({ ...clock(3), dayProfit: 5n })).toBe(0n);
  });

  it.each([
    ['before anything', -1, 3n],
    ['at the first', FUND_DAY, 3n],
    ['just behind the first', FUND_DAY + 1, 2n],
    ['at the last', 3 * FUND_DAY, 1n],
    ['behind the last', 3 * FUND_DAY + 1, 0n],
  ])('counts what fell due since: %s', (_, since, expected) => {
    expect(profitsSince({ ...clock(3), dayProfit: 1n }, subscribedAt + since)).toBe(expected);
  });

  it('counts each day that was paid by its instant', () => {
    fc.assert(
      fc.property(fc.nat(40), fc.integer({ min: -2, max: 45 }), fc.nat(FUND_DAY), (daysPaid, days, part) => {
        const from = subscribedAt + days * FUND_DAY + part;
        const due = Array.from({ length: daysPaid }, (_, at) => profitAt(subscribedAt, at + 1));
        const expected = BigInt(due.filter((at) => at >= from).length);
        expect(profitsSince({ subscribedAt, daysPaid, dayProfit: 1n }, from)).toBe(expected);
      }),
    );
  });
});
