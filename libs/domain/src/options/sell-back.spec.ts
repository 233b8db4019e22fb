import { decimal, formatDecimal, ONE } from '@truemark/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SELL_BACK_TICKS, sellBackOffer } from './sell-back.js';

const NOW = Date.parse('2026-11-18T12:00:00Z');
const FIVE_PERCENT = decimal('0.05');

/** Ticks a second apart that go `step` up and down in turns, the last at `price`. */
const walk = (price: string, step: string, every = 1_000) =>
  Array.from({ length: SELL_BACK_TICKS }, (_, index) => ({
    time: NOW - (SELL_BACK_TICKS - 1 - index) * every,
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
const offer = (price: string, more: Partial<typeof option> = {}, step = '1') =>
  sellBackOffer({ ...option, ...more }, walk(price, step), NOW, FIVE_PERCENT);
const shown = (price: string, more: Partial<typeof option> = {}) => {
  const { chance, price: paid } = offer(price, more) ?? { chance: 0n, price: 0n };
  return [formatDecimal(chance), formatDecimal(paid)];
};

describe('60 ticks a second apart that move by 1 each: a variance of 1 a second, √60 = 7.7459 until the expiry', () => {
  it.each([
    // d = 0: half of 180, less 5 %.
    ['10000', {}, ['0.5', '85.5']],
    // d = 7.7459 / 7.7459 = 1 (0.9999 after the root): 0.8413.
    ['10007.7459', {}, ['0.84131959', '143.86']],
    ['9992.2541', {}, ['0.15868041', '27.13']],
    // The other way round for down.
    ['10007.7459', { direction: 'down' as const }, ['0.15868041', '27.13']],
    // A loss that takes only 80 leaves 20 of the stake.
    ['10000', { lossLevel: 1 }, ['0.5', '95']],
    // Far beyond four deviations.
    ['11000', {}, ['0.999968', '170.99']],
    ['9000', {}, ['0.000032', '0']],
  ] as const)('at %s %o', (price, more, expected) => {
    expect(shown(price, more as Partial<typeof option>)).toEqual(expected);
  });
});

it('is certain of nothing where prices stand still, but of the side they stand on', () => {
  expect(formatDecimal(offer('10000.01', {}, '0')?.chance ?? 0n)).toBe('0.999968');
  expect(formatDecimal(offer('10000', {}, '0')?.chance ?? 0n)).toBe('0.5');
});

it('needs all its ticks, of more than one instant', () => {
  expect(sellBackOffer(option, walk('10000', '1').slice(1), NOW, 0n)).toBeNull();
  expect(sellBackOffer(option, walk('10000', '1', 0), NOW, 0n)).toBeNull();
});

it('rises with the price for up, stays within what the option can return, and mirrors for down', () => {
  const price = fc.integer({ min: 990_000, max: 1_010_000 }).map((cents) => (cents / 100).toFixed(2));
  fc.assert(
    fc.property(price, price, (one, other) => {
      const [low, high] = Number(one) < Number(other) ? [one, other] : [other, one];
      const [a, b] = [offer(low), offer(high)];
      expect(a && b && a.chance <= b.chance && a.price <= b.price).toBe(true);
      expect(b?.price).toBeLessThanOrEqual(decimal('180'));
      expect((offer(low)?.chance ?? 0n) + (offer(low, { direction: 'down' as never })?.chance ?? 0n)).toBe(
        ONE,
      );
    }),
  );
});
