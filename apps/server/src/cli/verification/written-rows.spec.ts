import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { alertNotes } from '../../features/alerts/alert-note.table.js';
import { dataSourceFor } from '../../platform/database/data-source.js';
import type { Table } from '../../platform/database/table.js';
import { schema } from '../../schema.js';
import { openSnapshot } from './snapshot.js';
import type { RowCounts } from './verification-start.js';
import { verifyWrittenRows } from './written-rows.js';

const folder = mkdtempSync(join(tmpdir(), 'truemark-written-'));
const file = join(folder, 'a.db');
afterAll(() => rmSync(folder, { recursive: true }));

/** More records than are verified in full each time. */
const MANY = 20_100;
const tables = [alertNotes as unknown as Table<Record<string, unknown>>];

const write = (sql: string): void => {
  const database = new Database(file);
  database.exec(sql);
  database.close();
};
const numbers = (from: number, to: number): string =>
  `WITH RECURSIVE n(id) AS (SELECT ${from} UNION ALL SELECT id + 1 FROM n WHERE id < ${to})`;

/** Rows with their records, whose places are the rows' numbers. */
const writeRows = (from: number, to: number): void =>
  write(`INSERT INTO alert_notes (id, customer_id, note) ${numbers(from, to)} SELECT id, 1, '' FROM n;
    INSERT INTO row_writes (place, table_name, row_key, op, columns)
      ${numbers(from, to)} SELECT id, 'alert_notes', '[' || id || ']', 'insert', '{}' FROM n`);

/** Verifies presence, as without the secrets; continues after the record at `place`. */
async function verified(place: number | null, rows: RowCounts, rowsAt = 0) {
  const reader = await openSnapshot({ dialect: 'sqlite', file });
  let kept: RowCounts = {};
  const keepRows = (counts: RowCounts): void => {
    kept = counts;
  };
  const link = { place: 1, hash: '', laneSeq: 1, rows: place ?? 0 };
  const since = place === null ? null : { link, rows };
  try {
    return { said: await verifyWrittenRows(reader, tables, null, { since, rowsAt, keepRows }), kept };
  } finally {
    await reader.close();
  }
}

beforeEach(async () => {
  rmSync(file, { force: true });
  const source = await dataSourceFor({ dialect: 'sqlite', file }, schema).initialize();
  await source.runMigrations();
  await source.destroy();
  writeRows(1, MANY);
});

it('reports a row inserted into a long table, or removed from it, where it continues', async () => {
  const { kept } = await verified(null, {}, MANY - 50);
  expect(kept).toEqual({ alert_notes: MANY - 50 });
  expect((await verified(MANY - 50, kept)).said).toContain('50 rows of 1 tables (of the 1 longest only');
  write(`INSERT INTO alert_notes (id, customer_id, note) VALUES (${MANY + 7}, 1, '')`);
  await expect(verified(MANY - 50, kept)).rejects.toThrow(
    `alert_notes ${MANY + 7} is stored, the server wrote none`,
  );
  write(`DELETE FROM alert_notes WHERE id IN (1, ${MANY + 7})`);
  await expect(verified(MANY - 50, kept)).rejects.toThrow(
    `alert_notes: ${MANY - 1} rows are stored, the server wrote ${MANY}`,
  );
});

it('counts rows from one verified day to the next', async () => {
  const { kept } = await verified(null, {}, MANY);
  writeRows(MANY + 1, MANY + 10);
  write(`DELETE FROM alert_notes WHERE id IN (3, ${MANY + 2});
    INSERT INTO row_writes (place, table_name, row_key, op, columns) VALUES
      (${MANY + 11}, 'alert_notes', '[3]', 'remove', '{}'),
      (${MANY + 12}, 'alert_notes', '[${MANY + 2}]', 'remove', '{}')`);
  writeRows(MANY + 13, MANY + 20);
  const next = await verified(MANY, kept, MANY + 12);
  expect(next.kept).toEqual({ alert_notes: MANY + 8 });
  expect((await verified(MANY + 12, next.kept, MANY + 20)).kept).toEqual({ alert_notes: MANY + 16 });
});
