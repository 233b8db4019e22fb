import { createECDH, hkdfSync } from 'node:crypto';

/** VAPID key pair that identifies this installation to push services (RFC 8292), base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Order of the P-256 group. */
const P256_ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
/** More bytes than the key has, so that the reduction modulo the order is practically unbiased. */
const DERIVED_KEY_BYTES = 48;

/**
 * VAPID keys derived from the installation key: available from the first start, the same in every process, not stored.
 */
export function vapidKeys(encryptionKey: Buffer): VapidKeys {
  const drawn = Buffer.from(hkdfSync('sha256', encryptionKey, '', 'truemark push', DERIVED_KEY_BYTES));
  const scalar = (BigInt(`0x${drawn.toString('hex')}`) % (P256_ORDER - 1n)) + 1n;
  const pair = createECDH('prime256v1');
  const secret = Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex');
  pair.setPrivateKey(secret);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: secret.toString('base64url') };
}
