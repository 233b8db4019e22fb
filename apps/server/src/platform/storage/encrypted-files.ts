import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Cipher } from '../auth/cipher.js';

/** Names that `uploads` gives: nothing of a path can be among them. */
const NAME = /^[\w-]{22}$/;
const HALF = '.part';

/** Files of a folder that only this installation's key opens; each is bound to its own name. */
export class EncryptedFiles {
  constructor(
    private readonly folder: string,
    private readonly cipher: Cipher,
  ) {}

  /** A file is there whole or not at all. */
  async write(name: string, bytes: Buffer): Promise<void> {
    const path = this.pathOf(name);
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    await writeFile(path + HALF, this.cipher.encryptBytes(bytes, purposeOf(name)), { mode: 0o600 });
    await rename(path + HALF, path);
  }

  /** Null when there is no such file; throws on one that was altered. */
  async read(name: string): Promise<Buffer | null> {
    const encrypted = await readFile(this.pathOf(name)).catch(unlessMissing);
    return encrypted && this.cipher.decryptBytes(encrypted, purposeOf(name));
  }

  async remove(name: string): Promise<void> {
    await rm(this.pathOf(name), { force: true });
  }

  /** Names of the files that were written before `time`, epoch ms; what was left half written is removed. */
  async olderThan(time: number): Promise<string[]> {
    const names = (await readdir(this.folder).catch(unlessMissing)) ?? [];
    const old: string[] = [];
    for (const name of names) {
      const found = await stat(join(this.folder, name)).catch(unlessMissing);
      if (found === null || found.mtimeMs >= time) continue;
      if (name.endsWith(HALF)) await rm(join(this.folder, name), { force: true });
      else if (NAME.test(name)) old.push(name);
    }
    return old;
  }

  private pathOf(name: string): string {
    if (!NAME.test(name)) throw new Error('not a name of an encrypted file');
    return join(this.folder, name);
  }
}

const purposeOf = (name: string): string => `file:${name}`;

function unlessMissing(error: unknown): null {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
  throw error;
}
