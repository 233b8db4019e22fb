import { decimal } from '@truemark/money';
import { describe, expect, it } from 'vitest';
import { isAtOrBelowLevel } from './margin.js';
import { inClosingOrder } from './margin-level.js';
import { checkPart, partOf } from './partial.js';
import { pendingKind, pendingReached } from './pending.js';

describe('isAtOrBelowLevel', () => {
  const isAt = (balance: string, margin: string, profit: string, level: string): boolean =>
    isAtOrBelowLevel(decimal(balance), decimal(margin), decimal(profit), decimal(level));
  it('the worked example stands at exactly 50 %, then at 150', () => {
    expect(isAt('70', '330', '-235', '50')).toBe(true);
    expect(isAt('70.00000001', '330', '-235', '50')).toBe(false);
    expect(isAt('-70', '110', '235', '50')).toBe(false);
    expect(isAt('-70', '110', '235', '250')).toBe(true);
  });
  it('an account without a position has no level', () => expect(isAt('-5', '0', '0', '50')).toBe(false));
});

it('the largest loss closes first, of equal ones the older', () => {
  const [a, b, c] = [
    { id: 3, profit: -5n },
    { id: 1, profit: -2n },
    { id: 2, profit: -5n },
  ] as const;
  expect(inClosingOrder([a, b, c])).toEqual([c, a, b]);
  expect(inClosingOrder([])).toEqual([]);
});

describe('pending orders at 1.1000/1.1001', () => {
  const quote = { bid: decimal('1.1'), ask: decimal('1.1001') };
  it.each([
    ['buy', '1.09', 'limit'],
    ['buy', '1.1001', 'limit'],
    ['buy', '1.12', 'stop'],
    ['sell', '1.12', 'limit'],
    ['sell', '1.1', 'limit'],
    ['sell', '1.09', 'stop'],
  ] as const)('a %s at %s is a %s', (side, target, kind) => {
    expect(pendingKind(side, decimal(target), quote)).toBe(kind);
  });
  it.each([
    ['buy', 'limit', '1.1001', true],
    ['buy', 'limit', '1.1', false],
    ['buy', 'stop', '1.1001', true],
    ['buy', 'stop', '1.1002', false],
    ['sell', 'limit', '1.1', true],
    ['sell', 'limit', '1.1001', false],
    ['sell', 'stop', '1.1', true],
    ['sell', 'stop', '1.0999', false],
  ] as const)('a %s %s at %s fills: %s', (side, kind, target, fills) => {
    expect(pendingReached(side, kind, decimal(target), quote)).toBe(fills);
  });
});

describe('parts', () => {
  it('take margin in proportion, the rest keeps the remainder', () => {
    const whole = { lots: decimal('0.03'), margin: decimal('100'), fee: decimal('0.1') };
    expect(partOf(whole, decimal('0.01'))).toEqual({
      margin: decimal('33.333333'),
      fee: decimal('0.033333'),
    });
  });
  it.each([
    ['0.01', null],
    ['0.03', null],
    ['0.04', 'order.lots_too_large'],
    ['0', 'order.lots_too_small'],
    ['0.005', 'order.lots_step'],
  ] as const)('closing %s of 0.03: %s', (lots, key) => {
    const limits = { minLots: decimal('0.01'), maxLots: decimal('9'), pip: decimal('0.01') };
    expect(checkPart(decimal(lots), decimal('0.03'), limits)?.key ?? null).toBe(key);
  });
  it('nothing is left behind that could not have been placed', () => {
    const limits = { minLots: decimal('0.02'), maxLots: decimal('9'), pip: decimal('0.01') };
    expect(checkPart(decimal('0.02'), decimal('0.03'), limits)?.key).toBe('order.rest_too_small');
  });
});
