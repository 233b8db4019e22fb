import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { JournalKey } from '../../platform/database/journal-key.js';
import { VerifiedDays } from './verified-days.js';

const KEY = new JournalKey(Buffer.alloc(32, 1));
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'truemark-verified-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const dayOf = (day: string, form = 'form') => ({
  end: {
    ...{ day, seal: 'a'.repeat(64), laneSeq: 12, keysFrom: 3, entries: 4, simulation: [] },
    ...{ ended: {}, rows: {} },
    link: { place: 5, hash: 'b', laneSeq: 11, rows: 6 },
    audit: { place: 1, hash: 'c' },
  },
  form,
  image: Buffer.from(`image of ${day}`),
});

it('goes on from the newest day, or from one before a day', () => {
  const days = new VerifiedDays(folder, KEY);
  expect(days.newest('form')).toBeNull();
  for (const day of ['2026-03-02', '2026-03-01', '2026-02-28']) days.keep(dayOf(day));
  expect(days.newest('form')).toEqual(dayOf('2026-03-02'));
  expect(days.newest('form', '2026-03-02')).toEqual(dayOf('2026-03-01'));
  expect(days.newest('form', '2026-02-28')).toBeNull();
  expect(days.refused).toEqual([]);
});

it('leaves out what another key, another version or another hand wrote, and says so', () => {
  new VerifiedDays(folder, KEY).keep(dayOf('2026-02-27'));
  new VerifiedDays(folder, new JournalKey(Buffer.alloc(32, 2))).keep(dayOf('2026-03-04'));
  new VerifiedDays(folder, KEY).keep(dayOf('2026-03-03', 'another form'));
  new VerifiedDays(folder, KEY).keep(dayOf('2026-03-02'));
  const altered = join(folder, '2026-03-02.verified');
  const bytes = readFileSync(altered);
  writeFileSync(altered, Buffer.concat([bytes.subarray(0, bytes.indexOf(10) + 1), Buffer.from('x')]));
  new VerifiedDays(folder, KEY).keep(dayOf('2026-02-28'));
  renameSync(join(folder, '2026-02-28.verified'), join(folder, '2026-03-01.verified'));
  const days = new VerifiedDays(folder, KEY);
  expect(days.newest('form')?.end.day).toBe('2026-02-27');
  expect(days.refused.map(({ file, why }) => [file.slice(-19, -9), why])).toEqual([
    ['2026-03-04', 'it was not written by this installation'],
    ['2026-03-03', 'another version of Truemark wrote it'],
    ['2026-03-02', 'it cannot be read'],
    ['2026-03-01', 'it is not what was written'],
  ]);
});

it('keeps a fortnight of them', () => {
  const days = new VerifiedDays(folder, KEY);
  for (let day = 1; day <= 20; day++) days.keep(dayOf(`2026-03-${String(day).padStart(2, '0')}`));
  expect(readdirSync(folder).sort()[0]).toBe('2026-03-07.verified');
  expect(readdirSync(folder)).toHaveLength(14);
});
