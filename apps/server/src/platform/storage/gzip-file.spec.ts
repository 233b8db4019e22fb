import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeGzip } from './gzip-file.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'truemark-gzip-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Lines that hardly compress, more than the streams buffer. */
const LINES = Array.from({ length: 20_000 }, () => `${randomBytes(20).toString('hex')}\n`);

it('writes all of a text, for its owner alone, and returns the hash of the text', async () => {
  const text = LINES.join('');
  const sha256 = createHash('sha256').update(text).digest('hex');
  expect(await writeGzip(join(folder, 'archive'), 'lines.gz', LINES)).toBe(sha256);
  const path = join(folder, 'archive', 'lines.gz');
  expect(gunzipSync(readFileSync(path)).toString()).toBe(text);
  expect((statSync(path).mode & 0o777).toString(8)).toBe('600');
});

it.runIf(existsSync('/dev/full'))('tells its caller of a full disk, and leaves nothing behind', async () => {
  symlinkSync('/dev/full', join(folder, `lines.gz.${process.pid}`));
  await expect(writeGzip(folder, 'lines.gz', LINES)).rejects.toThrow('ENOSPC');
  expect(readdirSync(folder)).toEqual([]);
});

it('leaves nothing behind of a text that breaks off', async () => {
  function* broken(): Generator<string> {
    yield* LINES;
    throw new Error('the database is gone');
  }
  await expect(writeGzip(folder, 'lines.gz', broken())).rejects.toThrow('the database is gone');
  expect(readdirSync(folder)).toEqual([]);
});
