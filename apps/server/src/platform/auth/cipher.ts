import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const IV = 12;
const TAG = 16;

/** Encrypts data that must stay unreadable in a stolen database, with the installation's own key. */
export class Cipher {
  constructor(private readonly key: Buffer) {}

  /** `purpose` binds the ciphertext to its place: text encrypted for one purpose cannot be decrypted for another. */
  encrypt(text: string, purpose: string): string {
    return this.encryptBytes(Buffer.from(text, 'utf8'), purpose).toString('base64');
  }

  /** Throws if this key did not encrypt the text for this purpose. */
  decrypt(encrypted: string, purpose: string): string {
    return this.decryptBytes(Buffer.from(encrypted, 'base64'), purpose).toString('utf8');
  }

  /** Encrypts bytes; returns nonce, tag and ciphertext, concatenated. */
  encryptBytes(bytes: Buffer, purpose: string): Buffer {
    const iv = randomBytes(IV);
    const cipher = createCipheriv(ALGORITHM, this.key, iv).setAAD(Buffer.from(purpose));
    const body = [cipher.update(bytes), cipher.final()];
    return Buffer.concat([iv, cipher.getAuthTag(), ...body]);
  }

  /** Throws if this key did not encrypt the bytes for this purpose. */
  decryptBytes(encrypted: Buffer, purpose: string): Buffer {
    const decipher = createDecipheriv(ALGORITHM, this.key, encrypted.subarray(0, IV), { authTagLength: TAG });
    decipher.setAAD(Buffer.from(purpose)).setAuthTag(encrypted.subarray(IV, IV + TAG));
    return Buffer.concat([decipher.update(encrypted.subarray(IV + TAG)), decipher.final()]);
  }

  /** Keyed hash of a text: without this installation's key, a short secret cannot be brute-forced from it. */
  mac(text: string, purpose: string): string {
    return createHmac('sha256', this.key).update(`${purpose}\n${text}`).digest('base64url');
  }
}
