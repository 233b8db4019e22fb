import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { signedKeyText } from '@truemark/domain';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isSignedBy } from '../database/seal-key.js';
import { loadSecrets, rotateSealKey, storedSecrets } from './secrets.js';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'truemark-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

it('generates secrets on the first start, readable by their owner only, and keeps them', () => {
  const dataDir = join(folder, 'data');
  const made = loadSecrets(dataDir);
  expect(made.encryptionKey).toHaveLength(32);
  expect([modeOf(dataDir), modeOf(join(dataDir, 'secrets.json'))]).toEqual(['700', '600']);
  expect(loadSecrets(dataDir)).toEqual(made);
});

it('generates different secrets for every installation', () => {
  const [one, other] = [loadSecrets(join(folder, 'one')), loadSecrets(join(folder, 'other'))];
  expect(one.encryptionKey.equals(other.encryptionKey)).toBe(false);
  expect(one.demoPassword).not.toBe(other.demoPassword);
});

it('rotates the seal key: the old key signs the new one, and its private part is deleted', () => {
  const first = loadSecrets(folder).sealKey;
  const rotated = rotateSealKey(folder);
  expect(rotated.published.map(({ publicKey }) => publicKey)).toEqual([first.publicKey, rotated.publicKey]);
  const text = signedKeyText(rotated.publicKey);
  expect(isSignedBy(first.publicKey, text, rotated.published[1]?.signature ?? '')).toBe(true);
  expect(isSignedBy(first.publicKey, 'something else', rotated.published[1]?.signature ?? '')).toBe(false);
  expect(loadSecrets(folder).sealKey.published).toEqual(rotated.published);
  expect(readFileSync(join(folder, 'secrets.json'), 'utf8').match(/privateKey/g)).toHaveLength(1);
  expect(modeOf(join(folder, 'secrets.json'))).toBe('600');
});

it('adds a seal key to secrets of a former version, and keeps the rest of them', () => {
  const { encryptionKey, demoPassword } = loadSecrets(folder);
  const file = join(folder, 'secrets.json');
  writeFileSync(file, JSON.stringify({ encryptionKey: encryptionKey.toString('base64'), demoPassword }));
  const made = loadSecrets(folder);
  expect([made.encryptionKey, made.demoPassword]).toEqual([encryptionKey, demoPassword]);
  expect(loadSecrets(folder).sealKey.publicKey).toBe(made.sealKey.publicKey);
});

it.runIf(existsSync('/dev/full'))('a full disk leaves no half file, which would block later starts', () => {
  symlinkSync('/dev/full', join(folder, `secrets.json.${hostname()}.${process.pid}`));
  expect(() => loadSecrets(folder)).toThrow('ENOSPC');
  expect(readdirSync(folder)).toEqual([]);
  expect(loadSecrets(folder).encryptionKey).toHaveLength(32);
  expect(readdirSync(folder)).toEqual(['secrets.json']);
});

it.each(['', '{"encryptionKey":', '{}'])('names the file where it holds %j', (text) => {
  const file = join(folder, 'secrets.json');
  writeFileSync(file, text);
  for (const read of [loadSecrets, rotateSealKey, storedSecrets]) {
    expect(() => read(folder)).toThrow(`${file} is empty or damaged`);
    expect(readFileSync(file, 'utf8')).toBe(text);
  }
});
