import { decimal } from '@truemark/money';
import { describe, expect, it } from 'vitest';
import { checkPart, partOf } from './partial.js';

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
