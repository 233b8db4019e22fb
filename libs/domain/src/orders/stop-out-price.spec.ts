import { decimal, ONE } from '@truemark/money';
import { describe, expect, it } from 'vitest';
import { closeAtMarket, type OpenPosition } from './close-at-market.js';
import { isAtOrBelowLevel } from './margin-level.js';
import { pipSize, pipValueOf } from './pip-value.js';
import { conversionRate, SAME_CURRENCY } from './rate.js';
import { isStoppedOutAt, type StopOutInput, stopOutPriceOf } from './stop-out-price.js';

const LEVEL = decimal('50');

const UNITS = decimal('10000');
const held = (side: 'buy' | 'sell', lots: string, open: string): OpenPosition => ({
  side,
  lots: decimal(lots),
  units: UNITS,
  openPrice: decimal(open),
});

/** One lot of 10,000 units, opened at 1.1; without a spread. */
const question = (changes: Partial<StopOutInput> = {}): StopOutInput => ({
  positions: [held(changes.side ?? 'buy', '1', '1.1')],
  side: 'buy',
  spread: 0n,
  equity: decimal('400'),
  margin: decimal('220'),
  level: LEVEL,
  pricePrecision: 5,
  ...changes,
});

describe('the price of a stop-out', () => {
  it.each([
    // 400 of equity, of which 110 must remain: 290 over 10,000 units are 0.0290.
    ['a buy falls to it', {}, '1.071'],
    ['a sell rises to it', { side: 'sell' }, '1.129'],
    // The worked example: B, a sell of 0.5 lot of another symbol, floats +235; A falls until 165 of 330 are left.
    ['other symbols count as they stand', { equity: decimal('635'), margin: decimal('330') }, '1.053'],
    ['a buy rounds down', { equity: decimal('400.01') }, '1.07099'],
    ['a sell rounds up', { side: 'sell', equity: decimal('400.01') }, '1.12901'],
    ['less margin is more room', { margin: decimal('110') }, '1.0655'],
    ['an account already there is out at the open price or before', { equity: decimal('110') }, '1.1'],
    ['one below is out before it', { equity: decimal('100') }, '1.101'],
    ['an account that owes, too', { equity: decimal('-100'), side: 'sell' }, '1.079'],
    ['level 0 leaves only an empty account', { level: 0n }, '1.06'],
    ['profit in yen', { rate: conversionRate(decimal('150'), true), equity: decimal('112') }, '1.07'],
    [
      'a sell that is out at any price is out at the first',
      { side: 'sell', equity: decimal('-20000') },
      '0.00001',
    ],
  ] as const)('%s', (_name, changes, price) => {
    expect(stopOutPriceOf(question(changes))).toBe(decimal(price));
  });

  const hedge = [held('buy', '3', '1.1'), held('sell', '1', '1.1')];
  const short = [held('buy', '1', '1.1'), held('sell', '3', '1.1')];
  it.each([
    // 4,000, of which 1,100 must remain: 2,900 over 100,000 units, not over the 10,000 of the lot that is added.
    [
      'nine lots held and one added',
      [held('buy', '9', '1.1'), held('buy', '1', '1.1')],
      '4000',
      '2200',
      {},
      '1.071',
    ],
    // 90,000 · (x − 1.2) + 10,000 · (x − 1.1) + 13,000 = 1,100.
    [
      'held at another price',
      [held('buy', '9', '1.2'), held('buy', '1', '1.1')],
      '13000',
      '2200',
      {},
      '1.071',
    ],
    // 30,000 · (x − 1.1) + 10,000 · (1.1 − x) + 600 = 440 over the 20,000 that are not hedged.
    ['a hedge', hedge, '600', '880', {}, '1.092'],
    // The sell closes at x + 0.0002, and 2 less is left to lose.
    ['a hedge with a spread, by the bid', hedge, '600', '880', { spread: decimal('0.0002') }, '1.0921'],
    ['and by the ask', hedge, '600', '880', { side: 'sell', spread: decimal('0.0002') }, '1.0923'],
    ['a hedge the other way round rises to it', short, '600', '880', { spread: decimal('0.0002') }, '1.1077'],
  ] as const)('%s: all positions of the symbol move', (_name, positions, equity, margin, changes, price) => {
    const asked = question({ positions, equity: decimal(equity), margin: decimal(margin), ...changes });
    expect(stopOutPriceOf(asked)).toBe(decimal(price));
  });

  it('is nowhere when the account outlives a price of zero', () => {
    expect(stopOutPriceOf(question({ equity: decimal('20000') }))).toBeNull();
  });

  it('is nowhere where buys and sells are equal: the price decides nothing', () => {
    const positions = [held('buy', '2', '1.1'), held('sell', '2', '1.1')];
    expect(stopOutPriceOf(question({ positions }))).toBeNull();
    expect(isStoppedOutAt(question({ positions }), decimal('0.5'))).toBe(false);
    const poor = question({ positions, equity: decimal('110') });
    expect(stopOutPriceOf(poor)).toBeNull();
    expect(isStoppedOutAt(poor, decimal('0.5'))).toBe(true);
  });

  it.each([
    ['buy', '397.123456', '201.987654', 5, []],
    ['sell', '397.123456', '201.987654', 5, []],
    ['buy', '9000.5', '4811.2', 2, [held('buy', '1.37', '1.2')]],
    ['sell', '411.000001', '333.333333', 3, [held('buy', '0.41', '1.05')]],
    ['buy', '411.000001', '333.333333', 5, [held('sell', '2.41', '1.05')]],
  ] as const)(
    'a %s is out there by the rule itself, and not one step before',
    (side, free, used, places, more) => {
      const positions = [held(side, '1', '1.1'), ...more];
      const given = { side, positions, spread: decimal('0.0003'), pricePrecision: places } as const;
      const asked = question({ ...given, equity: decimal(free), margin: decimal(used) });
      const price = stopOutPriceOf(asked) ?? 0n;
      const step = ONE / 10n ** BigInt(places);
      const isOut = (closing: bigint): boolean => {
        const quote =
          side === 'buy'
            ? { bid: closing, ask: closing + asked.spread }
            : { bid: closing - asked.spread, ask: closing };
        const profits = positions.map((position) => closeAtMarket(position, quote, SAME_CURRENCY).profit);
        const profit = profits.reduce((sum, each) => sum + each, 0n);
        return isAtOrBelowLevel(asked.equity - asked.margin, asked.margin, profit, LEVEL);
      };
      const lots = positions.reduce((sum, each) => sum + (each.side === 'buy' ? each.lots : -each.lots), 0n);
      const before = lots > 0n ? price + step : price - step;
      expect([isOut(price), isOut(before)]).toEqual([true, false]);
      expect([isStoppedOutAt(asked, price), isStoppedOutAt(asked, before)]).toEqual([true, false]);
    },
  );
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
