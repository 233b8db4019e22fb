import { decimal } from '@truemark/money';
import { describe, expect, it } from 'vitest';
import { isAtOrBelowLevel } from './margin-level.js';

describe('isAtOrBelowLevel', () => {
  const isAt = (balance: string, margin: string, profit: string, level: string): boolean =>
    isAtOrBelowLevel(decimal(balance), decimal(margin), decimal(profit), decimal(level));
  it('the worked example stands at exactly 50 %, then at 150', () => {
    expect(isAt('70', '330', '-235', '50')).toBe(true);
    expect(isAt('70.00000001', '330', '-235', '50')).toBe(false);
    expect(isAt('-70', '110', '235', '50')).toBe(false);
    expect(isAt('-70', '110', '235', '250')).toBe(true);
  });
  it('compares the unrounded level', () => {
    expect(isAt('0', '100', '0', '100')).toBe(true);
    expect(isAt('0.00000001', '100', '0', '100')).toBe(false);
    expect(isAt('10', '100', '-60', '50')).toBe(true);
    expect(isAt('10', '100', '-59.99999999', '50')).toBe(false);
  });
  it('an account without a position has no level', () => {
    expect(isAt('-5', '0', '0', '50')).toBe(false);
    expect(isAt('0', '0', '0', '100')).toBe(false);
  });
});
