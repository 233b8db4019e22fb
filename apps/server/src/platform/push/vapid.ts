import { createECDH, hkdfSync } from 'node:crypto';

/** By which push services know this installation (RFC 8292), base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Order of the group of P-256. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
/** So many more bytes than the key has that no value is likelier than another. */
const BYTES = 48;

/** Made of the installation's own key: there from the first start on, the same in every process, kept nowhere else. */
export function vapidKeys(encryptionKey: Buffer): VapidKeys {
  const drawn = Buffer.from(hkdfSync('sha256', encryptionKey, '', 'truemark push', BYTES));
  const scalar = (BigInt(`0x${drawn.toString('hex')}`) % (ORDER - 1n)) + 1n;
  const pair = createECDH('prime256v1');
  const secret = Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex');
  pair.setPrivateKey(secret);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: secret.toString('base64url') };
}
