import type { Cipher } from '../auth/cipher.js';
import type { Files } from './files.js';

/** Names that `uploads` gives. */
const NAME = /^[\w-]{22}$/;

/** Files that only this installation's key opens; each is bound to its own name. */
export class EncryptedFiles {
  constructor(
    private readonly files: Files,
    private readonly cipher: Cipher,
  ) {}

  /** A file is there whole or not at all. */
  async write(name: string, bytes: Buffer): Promise<void> {
    await this.files.write(checked(name), this.cipher.encryptBytes(bytes, purposeOf(name)));
  }

  /** Null when there is no such file; throws on one that was altered. */
  async read(name: string): Promise<Buffer | null> {
    const encrypted = await this.files.read(checked(name));
    return encrypted && this.cipher.decryptBytes(encrypted, purposeOf(name));
  }

  async remove(name: string): Promise<void> {
    await this.files.remove(checked(name));
  }

  /** Names of the files that were written before `time`, epoch ms, half or whole. */
  async olderThan(time: number): Promise<string[]> {
    const old = new Set<string>();
    for await (const { name, changedAt } of this.files.list())
      if (changedAt < time && NAME.test(name)) old.add(name);
    return [...old];
  }
}

function checked(name: string): string {
  if (!NAME.test(name)) throw new Error('not a name of an encrypted file');
  return name;
}

const purposeOf = (name: string): string => `file:${name}`;
