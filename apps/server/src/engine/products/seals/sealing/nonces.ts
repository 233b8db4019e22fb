import { createHmac, randomBytes } from 'node:crypto';

const NONCE_DIGITS = 32;

/** A new day's key: 32 bytes of chance, hex. */
export const newNonceKey = (): string => randomBytes(32).toString('hex');

/**
 * The nonce of a leaf: 16 bytes that only the day's key gives (HMAC-SHA256), hex. Why they are not each drawn and kept
 * stands in `docs/adr/0014-days-are-sealed.md`.
 */
export function nonceOf(key: string): (kind: 'input' | 'entry' | 'liability', number: number) => string {
  const bytes = Buffer.from(key, 'hex');
  return (kind, number) =>
    createHmac('sha256', bytes).update(`${kind}:${number}`).digest('hex').slice(0, NONCE_DIGITS);
}
