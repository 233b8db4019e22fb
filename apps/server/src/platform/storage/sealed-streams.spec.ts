import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Cipher } from '../auth/cipher.js';
import { DiskFiles } from './disk-files.js';
import { SealedStreams } from './sealed-streams.js';

const NAME = 'abcdefghijklmnopqrstuv';
let folder: string;
let files: SealedStreams;
const never = new AbortController().signal;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sealed-'));
  files = new SealedStreams(new DiskFiles(folder), new Cipher(randomBytes(32)));
});
afterEach(() => rm(folder, { recursive: true }));

async function* parts(text: string, times: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < times; at += 1) yield Buffer.from(text);
}

it('returns what was written, and stores it encrypted', async () => {
  const size = await files.write(NAME, parts('a secret line\n', 60_000), never);
  expect(size).toBe(14 * 60_000);
  expect((await buffer(files.read(NAME))).toString()).toBe('a secret line\n'.repeat(60_000));
  expect((await readFile(join(folder, NAME))).includes('secret')).toBe(false);
});

it.each([
  ['its end cut off', (bytes: Buffer) => bytes.subarray(0, 256 * 1024 + 32)],
  ['a byte altered', (bytes: Buffer) => Buffer.from(bytes.map((byte, at) => (at === 100 ? byte ^ 1 : byte)))],
])('a file with %s is rejected', async (_, change) => {
  await files.write(NAME, parts('0123456789abcdef', 40_000), never);
  const path = join(folder, NAME);
  await writeFile(path, change(await readFile(path)));
  await expect(buffer(files.read(NAME))).rejects.toThrow();
});

it('a cancelled write leaves no file', async () => {
  const calledOff = new AbortController();
  const endless = async function* (): AsyncGenerator<Buffer> {
    for (;;) {
      yield Buffer.alloc(100_000);
      calledOff.abort();
    }
  };
  await expect(files.write(NAME, endless(), calledOff.signal)).rejects.toThrow();
  expect(await files.names()).toEqual([]);
});
