import { decimal } from '@truemark/money';
import { describe, expect, it } from 'vitest';
import { decideSale, SALE_WAIT, saleDeadlineOf } from './option-sale.js';
import { historyOf, SALE_FORMULA, SELL_BACK_LEAST_LEFT } from './sell-back.js';

const NOW = Date.parse('2026-11-18T12:00:00Z');

/** Ticks a second apart that alternate by one, the last at `price` and `at`. */
const ticksTo = (price: string, at: number) =>
  historyOf(
    Array.from({ length: 302 }, (_, index) => ({
      time: at - (301 - index) * 1_000,
      bid: decimal(price) + (index % 2 === 1 ? 0n : decimal('1')),
    })),
  );

const option = {
  stake: decimal('100'),
  ratio: decimal('0.8'),
  lossLevel: 0,
  direction: 'up' as const,
  entryPrice: decimal('10000'),
  expiresAt: NOW + 60_000,
};
const asked = (least: string) => ({
  askedAt: NOW,
  until: saleDeadlineOf(NOW, option.expiresAt),
  least: decimal(least),
  spread: decimal('0.05'),
  formula: SALE_FORMULA,
});

describe('a sale that waits for its tick', () => {
  it.each([
    // At the entry price half of 180, less 5 %: 85.5, regardless of earlier ticks.
    ['10000', 1, '85.5', { reason: null, price: decimal('85.5') }],
    ['10000', 1, '85.51', { reason: 'micro.price_moved', price: decimal('85.5') }],
    ['10000', 1, '0', { reason: null, price: decimal('85.5') }],
    ['10000', SALE_WAIT, '85.5', { reason: null }],
    ['10000', SALE_WAIT + 1, '1', { reason: 'micro.no_tick', price: null }],
    // The price would be zero.
    ['9000', 1, '0', { reason: 'micro.no_offer', price: null }],
  ] as const)('at %s, %i ms after it was asked for, for at least %s', (price, later, least, expected) => {
    expect(decideSale(option, asked(least), ticksTo(price, NOW + later))).toMatchObject(expected);
  });

  it('waits on while the last tick is not after the request', () => {
    expect(decideSale(option, asked('1'), ticksTo('10000', NOW))).toBeNull();
    expect(decideSale(option, asked('1'), historyOf([]))).toBeNull();
  });

  it('is priced no later than ten seconds before the end', () => {
    expect(saleDeadlineOf(NOW, NOW + 60_000)).toBe(NOW + SALE_WAIT);
    expect(saleDeadlineOf(NOW, NOW + SELL_BACK_LEAST_LEFT + 1_200)).toBe(NOW + 1_200);
  });
});
