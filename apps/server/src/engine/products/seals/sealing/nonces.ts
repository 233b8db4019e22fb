import { createHmac, randomBytes } from 'node:crypto';

const NONCE_DIGITS = 32;

/** A new day's key: 32 random bytes, hex. */
export const newNonceKey = (): string => randomBytes(32).toString('hex');

/**
 * Derives the nonce of a leaf: 16 bytes of HMAC-SHA256 with the day's key, hex. `docs/adr/0014-days-are-sealed.md`
 * explains why nonces are derived instead of stored.
 */
export function nonceOf(key: string): (kind: 'input' | 'entry' | 'liability', number: number) => string {
  const bytes = Buffer.from(key, 'hex');
  return (kind, number) =>
    createHmac('sha256', bytes).update(`${kind}:${number}`).digest('hex').slice(0, NONCE_DIGITS);
}
