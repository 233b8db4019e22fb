import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { dataSourceFor } from '../../platform/database/data-source.js';
import { schema } from '../../schema.js';
import { openSnapshot } from './snapshot.js';
import { verifyStorageClasses } from './storage-classes.js';

let folder: string;
let file: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'truemark-classes-'));
  file = join(folder, 'a.db');
  const source = await dataSourceFor({ dialect: 'sqlite', file }, schema).initialize();
  await source.runMigrations();
  await source.destroy();
});
beforeEach(() =>
  write(`DELETE FROM alert_notes; INSERT INTO alert_notes (id, customer_id, note) VALUES (1, 5, 'A note.')`),
);
afterAll(() => rmSync(folder, { recursive: true }));

const write = (sql: string): void => {
  const database = new Database(file);
  database.exec(sql);
  database.close();
};
const verified = async (): Promise<string> => {
  const reader = await openSnapshot({ dialect: 'sqlite', file });
  return verifyStorageClasses(reader, schema).finally(() => reader.close());
};
const read = async (): Promise<unknown> => {
  const reader = await openSnapshot({ dialect: 'sqlite', file });
  return reader.query('SELECT * FROM alert_notes').finally(() => reader.close());
};

it('accepts what the server writes', async () => {
  await expect(verified()).resolves.toContain('is stored as its column is declared');
  await expect(read()).resolves.toEqual([{ id: 1n, customer_id: 5n, note: 'A note.' }]);
});

it.each([
  ['a number as bytes', 'customer_id = CAST(customer_id AS BLOB)', 'customer_id'],
  ['a number as text', `customer_id = '0x5'`, 'customer_id'],
  ['text as bytes', 'note = CAST(note AS BLOB)', 'note'],
])('reports %s, by a scan and where it is read', async (_, set, column) => {
  write(`UPDATE alert_notes SET ${set}`);
  const what = `${column} is not stored as that column is declared`;
  await expect(verified()).rejects.toThrow(`alert_notes 1: its ${what}`);
  await expect(read()).rejects.toThrow(`alert_notes: a ${what}`);
});

it('reports a fraction in a column of whole numbers, and a flag that is neither 0 nor 1', async () => {
  write('UPDATE alert_notes SET customer_id = 5.5');
  await expect(verified()).rejects.toThrow('alert_notes 1: its customer_id is not stored');
  write('DELETE FROM alert_notes');
  write(`INSERT INTO day_sums (zone, day, book, currency, type, account, is_house, credited, debited, entries)
    VALUES ('UTC', '2026-11-18', 'real', 'USD', 'deposit', 'deposits', 2, '0', '0', 1)`);
  await expect(verified()).rejects.toThrow('its is_house is not stored as that column is declared');
  write('DELETE FROM day_sums');
});
