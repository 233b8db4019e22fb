import { decimal } from '@truemark/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { damagesOf, dayProfit, outstandingProfitOf, redeemable, totalProfit } from './fund-profit.js';
import {
  breakEvenDay,
  isCovered,
  largestCovered,
  mayFundPool,
  refuseShare,
  refuseTerms,
  sameFundTerms,
  unpromisedOf,
} from './fund-rules.js';

describe('what may be subscribed', () => {
  const bounds = { least: decimal('10'), most: decimal('1000') };
  it.each([
    ['9.99', false],
    ['10', true],
    ['1000', true],
    ['1000.01', false],
    ['10.01', true],
    ['10.001', false],
    ['-10', false],
  ])('%s: %s', (amount, isRight) => {
    expect(refuseShare(decimal(amount), bounds)?.key).toBe(isRight ? undefined : 'fund.amount_bounds');
  });
});

describe('terms', () => {
  it.each([
    ['0.8', '500', undefined],
    // 0.00495 a day becomes 0.005: 1.0101 %.
    ['0.0099', '50', 'fund.terms_rounding'],
    // 0.00496 becomes 0.005: 0.8 %.
    ['0.0099', '50.11', undefined],
    ['0.01', '0.5', 'fund.terms_rounding'],
    // Rounding down promises nothing that cannot be paid.
    ['0.01', '1.4', undefined],
    ['0.01', '0.4', 'fund.terms_no_profit'],
    ['0', '500', 'fund.terms_no_profit'],
  ])('%s percent of %s: %s', (percentage, least, key) => {
    const refusal = refuseTerms({ dividendPercentage: decimal(percentage), least: decimal(least) });
    expect(refusal?.key).toBe(key);
  });

  it('are the same only where every one is', () => {
    const terms = { dividendPercentage: 1n, lockDividendDays: 2, liquidatedDamages: 3n, refundHours: 4 };
    expect(sameFundTerms(terms, { ...terms })).toBe(true);
    for (const other of [
      { dividendPercentage: 2n },
      { lockDividendDays: 1 },
      { liquidatedDamages: 1n },
      { refundHours: 1 },
    ]) {
      expect(sameFundTerms(terms, { ...terms, ...other })).toBe(false);
    }
  });
});

/** A day in the life of a generated fund. */
const act = fc.oneof(
  fc.record({ kind: fc.constant('subscribe' as const), cents: fc.integer({ min: 1, max: 10_000_000 }) }),
  fc.record({ kind: fc.constant('fund' as const), cents: fc.integer({ min: -5_000_000, max: 5_000_000 }) }),
  fc.record({ kind: fc.constant('redeem' as const), which: fc.nat() }),
  fc.record({ kind: fc.constant('day' as const) }),
);

describe('a pool', () => {
  it('never pays more than was reserved, and what was put in is all there ever is', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50_000 }),
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.array(act, { maxLength: 40 }),
        (percentage, lockDividendDays, damages, acts) => {
          const terms = {
            dividendPercentage: BigInt(percentage) * 10_000n,
            lockDividendDays,
            liquidatedDamages: BigInt(damages) * 10_000n,
          };
          let running: {
            share: bigint;
            dayProfit: bigint;
            daysPaid: number;
            reserved: bigint;
            paid: bigint;
          }[] = [];
          let [balance, capital, put, held, back] = [0n, 0n, 0n, 0n, 0n];
          const promised = (): bigint =>
            running.reduce(
              (sum, each) => sum + outstandingProfitOf({ ...each, subscribedAt: 0, lockDividendDays }),
              0n,
            );
          for (const each of acts) {
            if (each.kind === 'subscribe') {
              const share = BigInt(each.cents) * 1_000_000n;
              if (!isCovered({ balance, promised: promised() }, terms, share)) continue;
              const reserved = totalProfit(terms, share);
              running.push({ share, dayProfit: dayProfit(terms, share), daysPaid: 0, reserved, paid: 0n });
              [put, held] = [put + share, held + share];
            } else if (each.kind === 'fund') {
              const amount = BigInt(each.cents) * 1_000_000n;
              if (!mayFundPool({ balance, promised: promised() }, amount)) continue;
              [balance, capital] = [balance + amount, capital + amount];
            } else if (each.kind === 'redeem' && running.length > 0) {
              const [one] = running.splice(each.which % running.length, 1);
              const share = one?.share ?? 0n;
              balance += damagesOf(share, terms.liquidatedDamages);
              [held, back] = [held - share, back + redeemable(share, terms.liquidatedDamages)];
            } else {
              running = running.map((one) => {
                balance -= one.dayProfit;
                back += one.dayProfit;
                return { ...one, daysPaid: one.daysPaid + 1, paid: one.paid + one.dayProfit };
              });
              for (const one of running) expect(one.paid <= one.reserved).toBe(true);
              for (const { share, daysPaid } of running) {
                if (daysPaid === lockDividendDays) [held, back] = [held - share, back + share];
              }
              running = running.filter(({ daysPaid }) => daysPaid < lockDividendDays);
            }
            expect(unpromisedOf({ balance, promised: promised() }) >= 0n).toBe(true);
            expect(balance + held + back).toBe(capital + put);
          }
        },
      ),
    );
  });
});

describe('what a pool covers at most', () => {
  const terms = { dividendPercentage: decimal('0.01'), lockDividendDays: 7 };
  it.each([
    ['0.1', '5000', '142.49'],
    ['0', '5000', '0.49'],
    ['1000000', '5000', '5000'],
    ['-1', '5000', '0'],
  ])('%s free, at most %s: %s', (free, most, expected) => {
    const pool = { balance: decimal(free), promised: 0n };
    expect(largestCovered(pool, terms, decimal(most))).toBe(decimal(expected));
  });

  it('is covered, and a cent more is not', () => {
    fc.assert(
      fc.property(
        fc.bigInt(0n, 10n ** 13n),
        fc.bigInt(1n, 10n ** 9n),
        fc.integer({ min: 1, max: 90 }),
        (...given) => {
          const [balance, dividendPercentage, lockDividendDays] = given;
          const [pool, of] = [
            { balance, promised: 0n },
            { dividendPercentage, lockDividendDays },
          ];
          const most = decimal('1000000');
          const largest = largestCovered(pool, of, most);
          expect(isCovered(pool, of, largest)).toBe(true);
          if (largest < most) expect(isCovered(pool, of, largest + decimal('0.01'))).toBe(false);
        },
      ),
    );
  });
});

it.each([
  ['0.01', '0.5', 7, null],
  ['0.03', '2', 90, 67],
  ['0.8', '5', 30, 7],
  ['0.5', '5', 30, 10],
  ['0.8', '0', 30, 0],
  ['1', '5', 5, null],
])('at %s a day and %s for leaving early, %d days: even from day %s on', (percentage, damages, days, day) => {
  const terms = { dividendPercentage: decimal(percentage), liquidatedDamages: decimal(damages) };
  expect(breakEvenDay({ ...terms, lockDividendDays: days })).toBe(day);
});
