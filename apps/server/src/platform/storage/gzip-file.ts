import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { syncFolder } from './durable.js';

/** Writes a text compressed, atomically: on return it is on the disk. Returns the SHA-256 of the text. */
export async function writeGzip(
  folder: string,
  name: string,
  text: AsyncIterable<string> | Iterable<string>,
): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const beside = join(folder, `${name}.${process.pid}`);
  const hash = createHash('sha256');
  async function* hashed(): AsyncGenerator<string> {
    for await (const part of text) {
      hash.update(part);
      yield part;
    }
  }
  try {
    const file = createWriteStream(beside, { mode: 0o600, flush: true });
    await pipeline(Readable.from(hashed()), createGzip(), file);
    await rename(beside, join(folder, name));
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
  syncFolder(folder);
  return hash.digest('hex');
}
