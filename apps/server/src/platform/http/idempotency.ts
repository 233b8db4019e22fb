import type { Cipher } from '../auth/cipher.js';
import { stringifyWire } from './stringify-wire.js';

/** Whether a header is a valid idempotency key: 1–64 visible characters. */
export const isIdempotencyKey = (header: unknown): header is string =>
  typeof header === 'string' && /^[\x21-\x7e]{1,64}$/.test(header);

/**
 * Hash of a call's content by value: `0.10` and `"0.1"` are equal, and the order of fields does not matter. It is
 * keyed, because a request may hold a payment password, too short to be safe under a plain hash.
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
