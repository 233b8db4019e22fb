import { createHash } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { createGzip } from 'node:zlib';

/** Writes a text compressed, atomically. Returns the SHA-256 of the text. */
export async function writeGzip(
  folder: string,
  name: string,
  text: AsyncIterable<string> | Iterable<string>,
): Promise<string> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const beside = join(folder, `${name}.${process.pid}`);
  const file = openSync(beside, 'w', 0o600);
  const hash = createHash('sha256');
  const zip = createGzip();
  zip.on('data', (bytes: Buffer) => writeSync(file, bytes));
  const ended = new Promise<void>((resolve, reject) => zip.on('end', resolve).on('error', reject));
  try {
    for await (const part of text) {
      hash.update(part);
      zip.write(part);
    }
    zip.end();
    await ended;
    fsyncSync(file);
  } catch (error) {
    // Compressed data in flight has no destination any more.
    zip.destroy();
    rmSync(beside, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
  renameSync(beside, join(folder, name));
  return hash.digest('hex');
}
