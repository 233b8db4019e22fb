import { decimal, formatDecimal, ONE } from '@truemark/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { historyOf, type SaleFormula, sellBackOffer } from './sell-back.js';

const NOW = Date.parse('2026-11-18T12:00:00Z');
const FIVE_PERCENT = decimal('0.05');

/** A bid per second that rises for 30 s and falls for 30 s by `step` a second; the last is `price`. */
const swing = (price: string, step: string, count = 301) =>
  Array.from({ length: count }, (_, index) => count - 1 - index).map((ago) => ({
    time: NOW - ago * 1_000,
    bid: decimal(price) + decimal(step) * BigInt(ago % 60 < 30 ? ago % 60 : 60 - (ago % 60)),
  }));
/** 61 ticks that alternate up and down. */
const former = (price: string, step: string, every = 1_000) =>
  Array.from({ length: 61 }, (_, index) => ({
    time: NOW - (60 - index) * every,
    bid: decimal(price) + (index % 2 === 1 ? decimal(step) : 0n),
  }));

const option = {
  stake: decimal('100'),
  ratio: decimal('0.8'),
  lossLevel: 0,
  direction: 'up' as const,
  entryPrice: decimal('10000'),
  expiresAt: NOW + 60_000,
};
type Changed = Partial<Omit<typeof option, 'direction'>> & { readonly direction?: 'up' | 'down' };

const offer = (price: string, more: Changed = {}, spread = FIVE_PERCENT) =>
  sellBackOffer({ ...option, ...more }, historyOf(swing(price, '1')), NOW, spread);
const shownOf = (found: ReturnType<typeof sellBackOffer>) =>
  found && [formatDecimal(found.chance), formatDecimal(found.price)];

describe('1 a second up and down for half a minute each: 3,600 an hour by seconds, 108,000 by half minutes', () => {
  it.each([
    // d = 0: half of 180, less 5 %.
    ['10000', {}, ['0.5', '85.5']],
    // Ahead, the larger variance: √(108,000 / 60) = 42.4264 until the expiry, d = 0.9999: 0.8413.
    ['10042.4264', {}, ['0.84131959', '143.86']],
    // Behind, the smaller variance: √(3,600 / 60) = 7.7459, d = 1.
    ['9992.2541', {}, ['0.15868041', '27.13']],
    // Reversed for down, by the mean of the last 20 s, which is 9.5 above the last.
    ['9998.2459', { direction: 'down' }, ['0.15868041', '27.13']],
    // A loss of only 80 leaves 20 of the stake.
    ['10000', { lossLevel: 1 }, ['0.5', '95']],
    // No chance above 98 % is paid.
    ['10100', {}, ['0.98', '167.58']],
    ['11000', {}, ['0.98', '167.58']],
    // Below 2 % there is no offer.
    ['9980', {}, null],
    ['9000', { lossLevel: 1 }, null],
    // More than five minutes left: the record does not reach back so far. More than an hour: no window does.
    ['10000', { expiresAt: NOW + 300_001 }, null],
    ['10000', { expiresAt: NOW + 3_600_001 }, null],
  ] as const)('at %s %o', (price, more, expected) => {
    expect(shownOf(offer(price, more))).toEqual(expected);
  });
});

it('offers nothing where prices stand still, or are few', () => {
  expect(sellBackOffer(option, historyOf(swing('10001', '0')), NOW, 0n)).toBeNull();
  expect(sellBackOffer(option, historyOf(swing('10001', '1', 300)), NOW, 0n)).toBeNull();
  expect(sellBackOffer(option, historyOf([]), NOW, 0n)).toBeNull();
});

describe('the former formula, which old sales keep', () => {
  const formula: SaleFormula = 1;
  it.each([
    ['10000', {}, '1', ['0.5', '85.5']],
    ['10007.7459', {}, '1', ['0.84131959', '143.86']],
    ['9992.2541', {}, '1', ['0.15868041', '27.13']],
    ['10007.7459', { direction: 'down' }, '1', ['0.15868041', '27.13']],
    ['11000', {}, '1', ['0.999968', '170.99']],
    ['9000', {}, '1', ['0.000032', '0']],
    // The flaw of formula 1: a source that repeats its quotes makes their side certain.
    ['10000.01', {}, '0', ['0.999968', '170.99']],
  ] as const)('at %s %o, steps of %s', (price, more, step, expected) => {
    const history = historyOf(former(price, step));
    expect(shownOf(sellBackOffer({ ...option, ...more }, history, NOW, FIVE_PERCENT, formula))).toEqual(
      expected,
    );
  });

  it('needs all its ticks, of more than one instant', () => {
    expect(sellBackOffer(option, historyOf(former('10000', '1').slice(1)), NOW, 0n, formula)).toBeNull();
    expect(sellBackOffer(option, historyOf(former('10000', '1', 0)), NOW, 0n, formula)).toBeNull();
  });
});

const price = fc.integer({ min: 990_000, max: 1_010_000 }).map((cents) => (cents / 100).toFixed(2));

it('rises with the price for up and falls for down, and stays within what the option can return', () => {
  fc.assert(
    fc.property(price, price, (one, other) => {
      const [low, high] = Number(one) < Number(other) ? [one, other] : [other, one];
      const [a, b] = [offer(low), offer(high)].map((found) => found?.price ?? 0n) as [bigint, bigint];
      expect(a).toBeLessThanOrEqual(b);
      expect(b).toBeLessThanOrEqual(decimal('180'));
      const down = [low, high].map((at) => offer(at, { direction: 'down' })?.price ?? 0n) as [bigint, bigint];
      expect(down[0]).toBeGreaterThanOrEqual(down[1]);
    }),
  );
});

it('pays for both directions together no more than one of them returns', () => {
  fc.assert(
    fc.property(price, fc.integer({ min: 10, max: 300 }), (at, left) => {
      const expiresAt = NOW + left * 1_000;
      const both = (['up', 'down'] as const).map((direction) => offer(at, { direction, expiresAt }, 0n));
      expect(both.reduce((all, found) => all + (found?.chance ?? 0n), 0n)).toBeLessThanOrEqual(ONE);
      expect(both.reduce((all, found) => all + (found?.price ?? 0n), 0n)).toBeLessThanOrEqual(decimal('180'));
    }),
  );
});

it('comes closer to half the longer is left', () => {
  fc.assert(
    fc.property(price, fc.integer({ min: 10, max: 150 }), (at, left) => {
      const chance = (seconds: number) => {
        const found = offer(at, { expiresAt: NOW + seconds * 1_000 });
        return found?.chance ?? 0n;
      };
      const [soon, late] = [chance(left), chance(2 * left)];
      const isAhead = decimal(at) > option.entryPrice;
      expect(isAhead ? soon >= late : soon <= late).toBe(true);
    }),
  );
});
