import { decimal, formatDecimal, ONE } from '@truemark/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CheckPeriod, type LoanTerms, loanCost, loanDueAt, loanPayoff } from './payoff.js';

const DAY_MS = 86_400_000;
const at = (text: string): number => Date.parse(text);

const terms = (more: Partial<Record<keyof LoanTerms, string | number>> = {}): LoanTerms => {
  const given = {
    ...{ amount: '1000', interestRate: '0.001', freePeriod: 7, loanPeriod: 30, penaltyRate: '0.002' },
    ...more,
  };
  return {
    ...{ amount: decimal(given.amount), interestRate: decimal(given.interestRate) },
    ...{ freePeriod: Number(given.freePeriod), loanPeriod: Number(given.loanPeriod) },
    penaltyRate: decimal(given.penaltyRate),
  };
};
const paidOut = at('2026-01-10T15:00:00Z');
const day = (number: number, time = '12:00:00Z'): number =>
  at(`${new Date(at('2026-01-10T00:00:00Z') + number * DAY_MS).toISOString().slice(0, 10)}T${time}`);

const figures = (of: LoanTerms, now: number, checked: CheckPeriod | null = null, disbursedAt = paidOut) => {
  const { interest, penalty, total, days, chargedDays, lateDays } = loanPayoff(
    of,
    { disbursedAt, checked },
    now,
  );
  return [days, chargedDays, lateDays, ...[interest, penalty, total].map(formatDecimal)];
};

describe('what pays a loan off', () => {
  it.each([
    ['the moment it is paid out', paidOut, [0, 0, 0, '0', '0', '1000']],
    ['the last millisecond of that day', day(0, '23:59:59.999Z'), [0, 0, 0, '0', '0', '1000']],
    ['day 1 begins at the next GMT midnight', day(1, '00:00:00Z'), [1, 0, 0, '0', '0', '1000']],
    ['the last free day', day(7), [7, 0, 0, '0', '0', '1000']],
    ['the first charged day', day(8), [8, 1, 0, '1', '0', '1001']],
    ['the due day', day(30), [30, 23, 0, '23', '0', '1023']],
    ['its last millisecond', day(30, '23:59:59.999Z'), [30, 23, 0, '23', '0', '1023']],
    ['the first millisecond after it', day(31, '00:00:00Z'), [30, 23, 1, '23', '2', '1025']],
    ['five days late', day(35), [30, 23, 5, '23', '10', '1033']],
    ['before it was paid out, by a clock that was set back', day(-3), [0, 0, 0, '0', '0', '1000']],
  ])('%s', (_, now, expected) => {
    expect(figures(terms(), now)).toEqual(expected);
  });

  it('is due at the first millisecond after the due day', () => {
    expect(new Date(loanDueAt(paidOut, 30)).toISOString()).toBe('2026-02-10T00:00:00.000Z');
    expect(new Date(loanDueAt(at('2028-02-28T23:59:59.999Z'), 1)).toISOString()).toBe(
      '2028-03-01T00:00:00.000Z',
    );
  });

  it('counts a leap day like any other', () => {
    const disbursedAt = at('2028-02-27T10:00:00Z');
    const of = terms({ freePeriod: 0, loanPeriod: 3 });
    expect(figures(of, at('2028-03-01T10:00:00Z'), null, disbursedAt).slice(0, 4)).toEqual([3, 3, 0, '3']);
  });

  it.each([
    ['four late days that a proof lay count for nothing', [33, 37], 40, [30, 23, 6, '23', '12', '1035']],
    ['while it lies nothing runs', [33, null], 40, [30, 23, 3, '23', '6', '1029']],
    ['before the due day interest stops', [10, 14], 20, [16, 9, 0, '9', '0', '1009']],
    ['over the due day neither interest nor penalty runs', [28, 32], 33, [28, 21, 1, '21', '2', '1023']],
    ['given and rejected within a day it stops nothing', [33, 33], 40, [30, 23, 10, '23', '20', '1043']],
  ] as const)('%s', (_, [from, until], now, expected) => {
    const checked = { from: day(from), until: until === null ? null : day(until, '18:00:00Z') };
    expect(figures(terms(), day(now), checked)).toEqual(expected);
  });

  it.each([
    [
      'the penalty ends where both together reach the amount',
      terms({ penaltyRate: '0.01' }),
      400,
      '23',
      '977',
    ],
    [
      'interest alone never exceeds the amount',
      terms({ interestRate: '0.008', loanPeriod: 200, freePeriod: 0 }),
      300,
      '1000',
      '0',
    ],
  ])('%s', (_, of, now, interest, penalty) => {
    expect(figures(of, day(now)).slice(3, 5)).toEqual([interest, penalty]);
  });

  it('is rounded half-up to six decimals', () => {
    const of = terms({ amount: '333.33', interestRate: '0.00015', freePeriod: 0, penaltyRate: '0.00005' });
    expect(figures(of, day(1)).slice(3, 4)).toEqual(['0.05']);
    expect(figures(of, day(33)).slice(3, 5)).toEqual(['1.499985', '0.05']);
  });
});

describe('what a loan will cost', () => {
  it.each([
    [terms(), ['23', '1023', '1025', '0.27983333']],
    [
      terms({ amount: '10000', interestRate: '0.0005', penaltyRate: '0.001' }),
      ['115', '10115', '10125', '0.13991667'],
    ],
    [terms({ freePeriod: 30 }), ['0', '1000', '1002', '0']],
  ])('%#', (of, expected) => {
    const { interest, totalDue, totalDayLater, yearlyRate } = loanCost(of);
    expect([interest, totalDue, totalDayLater, yearlyRate].map(formatDecimal)).toEqual(expected);
  });
});

describe('whatever the terms', () => {
  const cents = fc.integer({ min: 1, max: 100_000_000 }).map((amount) => (BigInt(amount) * ONE) / 100n);
  const rate = (most: number) => fc.integer({ min: 0, max: most }).map((value) => BigInt(value) * 100n);
  const anyTerms = fc.record({
    ...{ amount: cents, interestRate: rate(8_000), penaltyRate: rate(10_000) },
    ...{ freePeriod: fc.nat(60), loanPeriod: fc.integer({ min: 1, max: 365 }) },
  });
  const span = fc.option(fc.tuple(fc.nat(500 * 24), fc.option(fc.nat(200 * 24)))).map((hours) =>
    hours === null
      ? null
      : {
          from: paidOut + hours[0] * 3_600_000,
          until: hours[1] === null ? null : paidOut + (hours[0] + hours[1]) * 3_600_000,
        },
  );
  const hours = fc.nat(900 * 24);

  it('interest and penalty together never exceed what was lent, and nothing falls while nothing is paid', () => {
    fc.assert(
      fc.property(anyTerms, span, hours, hours, (of, checked, first, more) => {
        const clock = { disbursedAt: paidOut, checked };
        const early = loanPayoff(of, clock, paidOut + first * 3_600_000);
        const late = loanPayoff(of, clock, paidOut + (first + more) * 3_600_000);
        expect(late.interest + late.penalty <= of.amount).toBe(true);
        expect(early.interest <= late.interest && early.penalty <= late.penalty).toBe(true);
        expect(early.total <= late.total).toBe(true);
        expect(early.total).toBe(of.amount + early.interest + early.penalty);
      }),
    );
  });

  it('a proof that is checked never makes it dearer, and the shown cost is the one of the due day', () => {
    fc.assert(
      fc.property(anyTerms, span, hours, (of, checked, then) => {
        const now = paidOut + then * 3_600_000;
        const without = loanPayoff(of, { disbursedAt: paidOut, checked: null }, now);
        expect(loanPayoff(of, { disbursedAt: paidOut, checked }, now).total <= without.total).toBe(true);
        const dueAt = loanDueAt(paidOut, of.loanPeriod);
        const onTheDay = loanPayoff(of, { disbursedAt: paidOut, checked: null }, dueAt - 1);
        const dayLater = loanPayoff(of, { disbursedAt: paidOut, checked: null }, dueAt);
        expect([onTheDay.total, dayLater.total]).toEqual([loanCost(of).totalDue, loanCost(of).totalDayLater]);
      }),
    );
  });
});
