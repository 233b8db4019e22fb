import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV = 12;
const TAG = 16;

/** Encrypts what must not be read from a stolen database, with the installation's own key. */
export class Seal {
  constructor(private readonly key: Buffer) {}

  /** `purpose` binds the text to where it stands: sealed for one, it opens for no other. */
  close(text: string, purpose: string): string {
    return this.closeBytes(Buffer.from(text, 'utf8'), purpose).toString('base64');
  }

  /** Throws on what this key did not seal for this purpose. */
  open(sealed: string, purpose: string): string {
    return this.openBytes(Buffer.from(sealed, 'base64'), purpose).toString('utf8');
  }

  /** The same for bytes: nonce, tag and what is sealed, one behind the other. */
  closeBytes(bytes: Buffer, purpose: string): Buffer {
    const iv = randomBytes(IV);
    const cipher = createCipheriv(CIPHER, this.key, iv).setAAD(Buffer.from(purpose));
    const body = [cipher.update(bytes), cipher.final()];
    return Buffer.concat([iv, cipher.getAuthTag(), ...body]);
  }

  /** Throws on what this key did not seal for this purpose. */
  openBytes(sealed: Buffer, purpose: string): Buffer {
    const decipher = createDecipheriv(CIPHER, this.key, sealed.subarray(0, IV), { authTagLength: TAG });
    decipher.setAAD(Buffer.from(purpose)).setAuthTag(sealed.subarray(IV, IV + TAG));
    return Buffer.concat([decipher.update(sealed.subarray(IV + TAG)), decipher.final()]);
  }

  /** A keyed hash of a text: without this installation's key a short secret cannot be guessed from it. */
  mark(text: string, purpose: string): string {
    return createHmac('sha256', this.key).update(`${purpose}\n${text}`).digest('base64url');
  }
}
