import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DiskFiles } from './disk-files.js';
import type { Files } from './files.js';
import { noteRun, readLastRun } from './last-run.js';

let folder = '';
let notes: Files;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'last-run-'));
  notes = new DiskFiles(folder);
});
afterAll(() => rm(folder, { recursive: true }));

const run = { startedAt: 1_000, endedAt: 5_000, result: 'passed', detail: '' } as const;

it('the last run of each command is kept, with a truncated reason', async () => {
  expect(await readLastRun(notes, 'verify')).toBeNull();
  await noteRun(notes, 'verify', run);
  expect(await readLastRun(notes, 'verify')).toEqual(run);
  await noteRun(notes, 'verify', { ...run, result: 'failed', detail: 'x'.repeat(9_999) });
  expect(await readLastRun(notes, 'verify')).toMatchObject({ result: 'failed', detail: 'x'.repeat(500) });
  expect(await readLastRun(notes, 'backup')).toBeNull();
});

it('an unreadable record counts as no run', async () => {
  await writeFile(join(folder, 'last-backup.json'), '{"startedAt":');
  expect(await readLastRun(notes, 'backup')).toBeNull();
});
