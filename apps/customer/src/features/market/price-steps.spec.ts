import { decimal } from '@truemark/money';
import { describe, expect, it } from 'vitest';
import { priceStep, roundDistance, snap } from './price-steps.js';

describe('round figures of a price', () => {
  it.each([
    ['96240', 2, '1', '500'],
    ['1.1625', 5, '0.0001', '0.006'],
    ['152.48', 3, '0.01', '0.8'],
    ['10000', 2, '1', '50'],
    ['0.5', 2, '0.01', '0.01'],
    ['0.00000001', 8, '0.00000001', '0.00000001'],
  ] as const)('%s with %i decimals moves by %s and begins %s away', (price, precision, step, distance) => {
    expect(priceStep(decimal(price), precision)).toBe(decimal(step));
    expect(roundDistance(decimal(price), 5n, precision)).toBe(decimal(distance));
  });

  it('fits a price to the decimals of its symbol', () => {
    expect(snap(decimal('1.234567'), 5)).toBe(decimal('1.23457'));
  });
});
