import { fromHex } from './form.js';

const bytes = new TextEncoder();

/** Verifies an Ed25519 signature (RFC 8032) of a text: by the browser, or by a library if the browser cannot. */
export async function isSigned(text: string, signature: string, publicKey: string): Promise<boolean> {
  const [key, sign, message] = [fromHex(publicKey, 32), fromHex(signature, 64), bytes.encode(text)];
  const own = await importKey(key);
  if (own) return crypto.subtle.verify('Ed25519', own, sign, message);
  const { ed25519 } = await import('@noble/curves/ed25519.js');
  return ed25519.verify(sign, message, key, { zip215: false });
}

/** Undefined if the browser lacks Ed25519, or disables cryptography on a page without https. */
async function importKey(key: Uint8Array<ArrayBuffer>): Promise<CryptoKey | undefined> {
  try {
    return await globalThis.crypto?.subtle?.importKey('raw', key, 'Ed25519', false, ['verify']);
  } catch {
    return undefined;
  }
}
