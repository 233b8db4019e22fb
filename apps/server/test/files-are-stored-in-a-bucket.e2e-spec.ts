import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readEnvironment } from '../dist/config/environment.js';
import { Cipher } from '../dist/platform/auth/cipher.js';
import { SharedServiceUnavailable } from '../dist/platform/service-unavailable.js';
import { EncryptedFiles } from '../dist/platform/storage/encrypted-files.js';
import type { Files } from '../dist/platform/storage/files.js';
import { openFiles } from '../dist/platform/storage/open-files.js';
import { SealedStreams } from '../dist/platform/storage/sealed-streams.js';
import { type ObjectStore, startObjectStore } from './harness/object-store.js';
import { startServer } from './harness/server.js';
import { verifyLedger } from './harness/verify-ledger.js';

let store: ObjectStore;
let folder: string;

beforeAll(async () => {
  store = await startObjectStore();
  folder = mkdtempSync(join(tmpdir(), 'truemark-files-'));
});
afterAll(async () => {
  await store.stop();
  rmSync(folder, { recursive: true });
});

const nameOf = (nth: number): string => `picture${nth}`.padEnd(22, '_');
/** Names that file systems and tools use beside ours. */
const STRANGE = ['.DS_Store', '.nfs0000000000001', 'a name with blanks'];
const never = new AbortController().signal;

describe.each(['a folder', 'a bucket'])('files in %s', (place) => {
  let plain: Files;
  let pictures: EncryptedFiles;
  let streams: SealedStreams;

  beforeEach(() => {
    const variables = place === 'a folder' ? { UPLOADS_URL: folder } : store.variables;
    const { files } = readEnvironment(variables);
    const cipher = new Cipher(randomBytes(32));
    plain = openFiles(files, 'uploads');
    pictures = new EncryptedFiles(plain, cipher);
    streams = new SealedStreams(openFiles(files, 'exports'), cipher);
  });

  it('are read back, listed by age, and removed', async () => {
    for (let nth = 0; nth < 5; nth += 1) await pictures.write(nameOf(nth), Buffer.from(`bytes of ${nth}`));
    expect((await pictures.read(nameOf(3)))?.toString()).toBe('bytes of 3');
    expect(await pictures.read(nameOf(9))).toBeNull();
    expect(await pictures.olderThan(Date.now() - 60_000)).toEqual([]);
    const all = await pictures.olderThan(Date.now() + 60_000);
    expect(all.sort()).toEqual([0, 1, 2, 3, 4].map(nameOf));
    for (const name of all) await pictures.remove(name);
    expect(await pictures.olderThan(Date.now() + 60_000)).toEqual([]);
    await pictures.remove(nameOf(0));
  });

  it('are listed without what others put beside them', async () => {
    await pictures.write(nameOf(0), Buffer.from('bytes'));
    for (const name of STRANGE) {
      if (place === 'a folder') writeFileSync(join(folder, name), '');
      else store.objects.set(`house/uploads/${name}`, { bytes: Buffer.alloc(0), at: 0 });
    }
    // Consoles of stores mark a folder by an object with the name of its prefix.
    if (place === 'a bucket') store.objects.set('house/uploads/', { bytes: Buffer.alloc(0), at: 0 });
    const listed: string[] = [];
    for await (const { name } of plain.list()) listed.push(name);
    expect(listed).toEqual([nameOf(0)]);
    await pictures.remove(nameOf(0));
    for (const name of STRANGE) rmSync(join(folder, name), { force: true });
    store.objects.clear();
  });

  it('are streamed completely or not at all, and stored unreadable', async () => {
    async function* lines(): AsyncGenerator<Buffer> {
      for (let nth = 0; nth < 60_000; nth += 1) yield Buffer.from('a secret line\n');
    }
    expect(await streams.write(nameOf(0), lines(), never)).toBe(14 * 60_000);
    expect((await buffer(streams.read(nameOf(0)))).toString()).toBe('a secret line\n'.repeat(60_000));
    for (const { bytes } of store.objects.values()) expect(bytes.includes('secret')).toBe(false);
    const calledOff = new AbortController();
    async function* endless(): AsyncGenerator<Buffer> {
      for (;;) {
        yield Buffer.alloc(100_000);
        calledOff.abort();
      }
    }
    await expect(streams.write(nameOf(1), endless(), calledOff.signal)).rejects.toThrow();
    expect(await streams.names()).toEqual([nameOf(0)]);
    await streams.remove(nameOf(0));
    expect(await streams.names()).toEqual([]);
  });
});

describe('a bucket', () => {
  const filesWith = (change: Record<string, string>) =>
    openFiles(readEnvironment({ ...store.variables, ...change }).files, 'uploads');

  it('is retried when it was busy, and refuses requests with a wrong signature', async () => {
    const files = filesWith({});
    store.fail(2);
    await files.write('busy', Buffer.from('kept'));
    expect([...store.objects.keys()]).toEqual(['house/uploads/busy']);
    store.fail(50);
    await expect(files.read('busy')).rejects.toThrow(SharedServiceUnavailable);
    store.fail(0);
    await expect(filesWith({ AWS_SECRET_ACCESS_KEY: 'another' }).read('busy')).rejects.toThrow('403');
    await files.remove('busy');
  });

  it('is unavailable when nothing answers at its address', async () => {
    const files = filesWith({ AWS_ENDPOINT_URL: 'http://127.0.0.1:9' });
    await expect(files.read('any')).rejects.toThrow(SharedServiceUnavailable);
  });

  it('stores the pictures of a server, and verify checks them there', async () => {
    const server = await startServer({ database: 'sqlite', env: store.variables, isFirstStart: true });
    try {
      expect(readdirSync(server.dataDir)).not.toContain('uploads');
      expect([...store.objects.keys()].filter((key) => key.startsWith('house/uploads/'))).not.toEqual([]);
      await verifyLedger(server);
      const [first = ''] = store.objects.keys();
      store.objects.delete(first);
      await expect(verifyLedger(server)).rejects.toThrow(/its file is gone/);
    } finally {
      await server.discard();
    }
  });
});
