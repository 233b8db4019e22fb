import { decimal } from '@truemark/money';
import { describe, expect, it } from 'vitest';
import { Cipher } from '../auth/cipher.js';
import { isIdempotencyKey, payloadHash } from './idempotency.js';

describe('idempotency', () => {
  const cipher = new Cipher(Buffer.alloc(32, 7));
  const hash = (path: string, request: unknown): string => payloadHash(cipher, path, request);

  it('compares payloads by value', () => {
    const one = hash('/v2/api/forex/submit', { cont: decimal('0.1'), type: 1, forex_id: 2 });
    expect(hash('/v2/api/forex/submit', { forex_id: 2, cont: decimal('0.10'), type: 1 })).toBe(one);
    expect(hash('/v2/api/forex/submit', { forex_id: 2, cont: decimal('0.2'), type: 1 })).not.toBe(one);
    expect(hash('/v2/api/forex/close', { forex_id: 2, cont: decimal('0.1'), type: 1 })).not.toBe(one);
  });

  it('the hash reveals nothing about a short secret without the key', () => {
    const request = { number: decimal('5'), pay_password: '246810' };
    const other = new Cipher(Buffer.alloc(32, 8));
    expect(payloadHash(other, '/api/account/draw', request)).not.toBe(hash('/api/account/draw', request));
  });

  it.each([
    ['a', true],
    ['x'.repeat(64), true],
    ['', false],
    ['x'.repeat(65), false],
    ['two words', false],
    ['ключ', false],
    [['a', 'b'], false],
  ])('accepts the key %j: %s', (key, isKey) => {
    expect(isIdempotencyKey(key)).toBe(isKey);
  });
});
