import { describe, expect, it } from 'vitest';
import { refusedField } from './purchase-refused.js';

describe('refusedField', () => {
  it.each([
    ['micro.amount_too_small', 'stake'],
    ['micro.exposure', 'stake'],
    ['order.insufficient_balance', 'stake'],
    ['micro.market_closes', 'duration'],
    ['micro.too_many_open', null],
    ['market.stale_quote', null],
  ])('tells %s at %s', (key, field) => expect(refusedField({ key, fields: {} })).toBe(field));

  it('follows the fields of a validation', () => {
    expect(refusedField({ key: 'validation', fields: { stake: 'field.amount' } })).toBe('stake');
    expect(refusedField({ key: 'validation', fields: { symbolId: 'field.id' } })).toBeNull();
  });
});
