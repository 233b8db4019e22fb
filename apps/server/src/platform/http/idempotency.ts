import type { Cipher } from '../auth/cipher.js';
import { stringifyWire } from './stringify-wire.js';

/** Whether a header names a key: 1–64 visible characters. */
export const isIdempotencyKey = (header: unknown): header is string =>
  typeof header === 'string' && /^[\x21-\x7e]{1,64}$/.test(header);

/**
 * Hash of what a call asks for, by value: `0.10` and `"0.1"` ask for the same, whatever the order of the fields. Keyed,
 * because a request may hold a payment password, which is too short to be hidden by a hash that anybody can work out.
 */
export const payloadHash = (cipher: Pick<Cipher, 'mac'>, path: string, request: unknown): string =>
  cipher.mac(stringifyWire(sorted(request)), `request ${path}`);

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => [name, sorted(inner)]),
  );
}
