import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV = 12;
const TAG = 16;

/** Encrypts what must not be read from a stolen database, with the installation's own key. */
export class Seal {
  constructor(private readonly key: Buffer) {}

  /** `purpose` binds the text to where it stands: sealed for one, it opens for no other. */
  close(text: string, purpose: string): string {
    const iv = randomBytes(IV);
    const cipher = createCipheriv(CIPHER, this.key, iv).setAAD(Buffer.from(purpose));
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
  }

  /** Throws on what this key did not seal for this purpose. */
  open(sealed: string, purpose: string): string {
    const bytes = Buffer.from(sealed, 'base64');
    const decipher = createDecipheriv(CIPHER, this.key, bytes.subarray(0, IV)).setAAD(Buffer.from(purpose));
    decipher.setAuthTag(bytes.subarray(IV, IV + TAG));
    return Buffer.concat([decipher.update(bytes.subarray(IV + TAG)), decipher.final()]).toString('utf8');
  }

  /** A keyed hash of a text: without this installation's key a short secret cannot be guessed from it. */
  mark(text: string, purpose: string): string {
    return createHmac('sha256', this.key).update(`${purpose}\n${text}`).digest('base64url');
  }
}
