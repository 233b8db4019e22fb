import type { Cipher } from '../auth/cipher.js';
import type { Files } from './files.js';

/** File names that `uploads` generates. */
const NAME = /^[\w-]{22}$/;

/** Files encrypted with this installation's key; each is bound to its own name. */
export class EncryptedFiles {
  constructor(
    private readonly files: Files,
    private readonly cipher: Cipher,
  ) {}

  /** Writes a file atomically. */
  async write(name: string, bytes: Buffer): Promise<void> {
    await this.files.write(checked(name), this.cipher.encryptBytes(bytes, purposeOf(name)));
  }

  /** Null if there is no such file; throws if it was tampered with. */
  async read(name: string): Promise<Buffer | null> {
    const encrypted = await this.files.read(checked(name));
    return encrypted && this.cipher.decryptBytes(encrypted, purposeOf(name));
  }

  async remove(name: string): Promise<void> {
    await this.files.remove(checked(name));
  }

  /** Names of files written before `time`, epoch ms, complete or partial. */
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
