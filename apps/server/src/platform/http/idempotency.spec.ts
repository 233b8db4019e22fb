import { decimal } from '@truemark/money';
import { describe, expect, it } from 'vitest';
import { isIdempotencyKey, payloadHash } from './idempotency.js';

describe('idempotency', () => {
  it('compares payloads by value', () => {
    const one = payloadHash('/v2/api/forex/submit', { cont: decimal('0.1'), type: 1, forex_id: 2 });
    expect(payloadHash('/v2/api/forex/submit', { forex_id: 2, cont: decimal('0.10'), type: 1 })).toBe(one);
    expect(payloadHash('/v2/api/forex/submit', { forex_id: 2, cont: decimal('0.2'), type: 1 })).not.toBe(one);
    expect(payloadHash('/v2/api/forex/close', { forex_id: 2, cont: decimal('0.1'), type: 1 })).not.toBe(one);
  });

  it.each([
    ['a', true],
    ['x'.repeat(64), true],
    ['', false],
    ['x'.repeat(65), false],
    ['two words', false],
    ['ключ', false],
    [['a', 'b'], false],
  ])('takes the key %j: %s', (key, isKey) => {
    expect(isIdempotencyKey(key)).toBe(isKey);
  });
});
