import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadSecrets } from './secrets.js';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'truemark-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

it('makes secrets on the first start, which nobody else reads, and keeps them', () => {
  const dataDir = join(folder, 'data');
  const made = loadSecrets(dataDir);
  expect(made.encryptionKey).toHaveLength(32);
  expect([modeOf(dataDir), modeOf(join(dataDir, 'secrets.json'))]).toEqual(['700', '600']);
  expect(loadSecrets(dataDir)).toEqual(made);
});

it('makes others for every installation', () => {
  const [one, other] = [loadSecrets(join(folder, 'one')), loadSecrets(join(folder, 'other'))];
  expect(one.encryptionKey.equals(other.encryptionKey)).toBe(false);
  expect(one.demoPassword).not.toBe(other.demoPassword);
});
