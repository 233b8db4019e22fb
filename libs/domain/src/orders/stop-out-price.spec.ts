import { decimal, ONE } from '@truemark/money';
import { describe, expect, it } from 'vitest';
import { isAtOrBelowLevel, profitOf } from './margin.js';
import { pipSize, pipValueOf } from './pip-value.js';
import { conversionRate, SAME_CURRENCY } from './rate.js';
import { type StopOutQuestion, stopOutPriceOf } from './stop-out-price.js';

const LEVEL = decimal('50');

/** 10,000 units a lot, opened at 1.1. */
const question = (changes: Partial<Record<keyof StopOutQuestion, unknown>>): StopOutQuestion => ({
  side: 'buy',
  lots: ONE,
  units: decimal('10000'),
  openPrice: decimal('1.1'),
  equity: decimal('400'),
  margin: decimal('220'),
  level: LEVEL,
  pricePrecision: 5,
  ...(changes as Partial<StopOutQuestion>),
});

describe('the price of a stop-out', () => {
  it.each([
    // 400 of equity, 110 of it must stay: 290 over 10,000 units are 0.0290.
    ['a buy falls to it', {}, '1.071'],
    ['a sell rises to it', { side: 'sell' }, '1.129'],
    // The worked example: B, a sell of 0.5 lot, floats +235 at 1.0530; A falls there until 165 of 330 are left.
    ['other positions count as they stand', { equity: decimal('635'), margin: decimal('330') }, '1.053'],
    ['a buy rounds down', { equity: decimal('400.01') }, '1.07099'],
    ['a sell rounds up', { side: 'sell', equity: decimal('400.01') }, '1.12901'],
    ['less margin is more room', { margin: decimal('110') }, '1.0655'],
    ['an account already there is out at the open price or before', { equity: decimal('110') }, '1.1'],
    ['one below is out before it', { equity: decimal('100') }, '1.101'],
    ['an account that owes, too', { equity: decimal('-100'), side: 'sell' }, '1.079'],
    ['level 0 leaves only an empty account', { level: 0n }, '1.06'],
    ['profit in yen', { rate: conversionRate(decimal('150'), true), equity: decimal('112') }, '1.07'],
  ] as const)('%s', (_name, changes, price) => {
    expect(stopOutPriceOf(question(changes))).toBe(decimal(price));
  });

  it('is nowhere when the account outlives a price of zero', () => {
    expect(stopOutPriceOf(question({ equity: decimal('20000') }))).toBeNull();
  });

  it.each([
    ['buy', '397.123456', '201.987654', 5],
    ['sell', '397.123456', '201.987654', 5],
    ['buy', '9000.5', '4811.2', 2],
    ['sell', '411.000001', '333.333333', 3],
  ] as const)('a %s is out there by the rule itself, and not one step before', (side, free, used, places) => {
    const asked = question({ side, equity: decimal(free), margin: decimal(used), pricePrecision: places });
    const price = stopOutPriceOf(asked) ?? 0n;
    const step = ONE / 10n ** BigInt(places);
    const isOut = (close: bigint): boolean => {
      const { lots, units, openPrice: open, equity, margin } = asked;
      const profit = profitOf({ side, open, close, lots, units, rate: SAME_CURRENCY });
      return isAtOrBelowLevel(equity - margin, margin, profit, LEVEL);
    };
    expect(isOut(price)).toBe(true);
    expect(isOut(side === 'buy' ? price + step : price - step)).toBe(false);
  });
});

describe('a pip', () => {
  it.each([
    [5, '0.0001'],
    [3, '0.01'],
    [2, '0.01'],
    [4, '0.0001'],
    [0, '1'],
  ] as const)('of a quote with %i decimals is %s', (precision, pip) => {
    expect(pipSize(precision)).toBe(decimal(pip));
  });

  it.each([
    ['0.1', '100000', '0.0001', '1', '1'],
    ['0.01', '100000', '0.01', '152', '0.065789'],
    ['0.25', '1', '0.01', '1', '0.0025'],
  ] as const)('%s lots of %s units, pip %s, one over %s: worth %s', (lots, units, pip, per, worth) => {
    const rate = conversionRate(decimal(per), true);
    const asked = { lots: decimal(lots), units: decimal(units), pip: decimal(pip), rate };
    expect(pipValueOf(asked)).toBe(decimal(worth));
  });
});
