import { decimal } from '@truemark/money';
import { describe, expect, it } from 'vitest';
import { checkLots } from './check-lots.js';

describe('lots from 0.05 to 2 in steps of 0.01', () => {
  const limits = { minLots: decimal('0.05'), maxLots: decimal('2'), pip: decimal('0.01') };
  it.each([
    ['0.05', null],
    ['2', null],
    ['0.04', { key: 'order.lots_too_small', facts: { minimum: '0.05' } }],
    ['0', { key: 'order.lots_too_small', facts: { minimum: '0.05' } }],
    ['2.01', { key: 'order.lots_too_large', facts: { maximum: '2' } }],
    ['0.055', { key: 'order.lots_step', facts: { step: '0.01' } }],
  ] as const)('%s', (lots, refusal) => {
    expect(checkLots(decimal(lots), limits)).toEqual(refusal && { refused: true, ...refusal });
  });
});
