import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { backUp } from './back-up.js';
import { keptNumber, removeOlderBackups } from './keep-backups.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'truemark-backups-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const MANIFEST = { format: 1, madeAt: 1, dialect: 'sqlite', migrations: [], tables: {}, files: {} };
const nameOf = (day: number): string => `truemark-2026-11-${10 + day}T01-15-00-000Z`;

function make(name: string, manifest: unknown): string {
  mkdirSync(join(folder, name, 'uploads'), { recursive: true });
  writeFileSync(join(folder, name, 'uploads', 'picture'), 'bytes');
  if (manifest !== null) writeFileSync(join(folder, name, 'manifest.json'), JSON.stringify(manifest));
  return name;
}

it('keeps the newest backups, and all that is not a finished backup', async () => {
  const made = [1, 2, 3, 4].map((day) => make(nameOf(day), MANIFEST));
  const others = [
    make(`${nameOf(5)}.part`, null),
    make('truemark-2020-01-01T00-00-00-000Z', null),
    make('truemark-2020-01-02T00-00-00-000Z', { made: 'by something else' }),
    make('letters', MANIFEST),
    make('truemark-before-the-move', MANIFEST),
  ];
  writeFileSync(join(folder, nameOf(0)), 'a file');
  expect(await removeOlderBackups(folder, 2)).toEqual(made.slice(0, 2));
  expect(readdirSync(folder).sort()).toEqual([...made.slice(2), ...others, nameOf(0)].sort());
  expect(await removeOlderBackups(folder, 2)).toEqual([]);
});

it('removes what runs that were killed left before the oldest that is kept', async () => {
  const made = [2, 3].map((day) => make(nameOf(day), MANIFEST));
  const [killed, running] = [1, 4].map((day) => make(`${nameOf(day)}.part`, null));
  expect(await removeOlderBackups(folder, 2)).toEqual([killed]);
  expect(readdirSync(folder).sort()).toEqual([...made, running]);
  // One that began a day ago may still be written.
  const slow = make('truemark-2026-11-12T01-15-00-001Z.part', null);
  expect(await removeOlderBackups(folder, 1)).toEqual([made[0]]);
  expect(readdirSync(folder).sort()).toEqual([slow, made[1], running].sort());
});

it('takes a whole number above 0', () => {
  expect([keptNumber(undefined), keptNumber('14')]).toEqual([null, 14]);
  for (const option of ['', '0', '-1', '1.5', 'all']) expect(() => keptNumber(option)).toThrow('above 0');
});

it('a backup that fails leaves no folder behind', async () => {
  const database = { dialect: 'sqlite', file: join(folder, 'there is none.db') } as const;
  const files = { kind: 'folder', uploads: join(folder, 'uploads'), others: folder } as const;
  const to = join(folder, 'backups');
  await expect(backUp({ database, dataDir: folder, files }, to, Date.now)).rejects.toThrow();
  expect(readdirSync(to)).toEqual([]);
});
