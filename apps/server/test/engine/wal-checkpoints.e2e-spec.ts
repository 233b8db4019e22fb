import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { configureWal, WalCheckpointer } from '../../dist/platform/database/wal-checkpointer.js';

const COMMITS = 80;
const ROWS = 100;

const directory = mkdtempSync(join(tmpdir(), 'truemark-log-'));
const file = join(directory, 'log.db');
let database: Database.Database;

beforeAll(() => {
  database = new Database(file);
  configureWal(database);
  database.exec('CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT NOT NULL)');
});
afterAll(() => {
  database.close();
  rmSync(directory, { recursive: true });
});

function write(log: WalCheckpointer): void {
  const insert = database.prepare('INSERT INTO notes (text) VALUES (?)');
  for (let commit = 0; commit < COMMITS; commit++) {
    database.transaction(() => {
      for (let row = 0; row < ROWS; row++) insert.run('x'.repeat(200));
    })();
    log.wrote(ROWS);
  }
}

const rows = (): unknown => database.prepare('SELECT count(*) FROM notes').pluck().get();

it('copies committed pages into the database file while commits continue', async () => {
  const log = new WalCheckpointer(file);
  const before = statSync(file).size;
  write(log);
  // Several hundred pages: a commit alone would leave them in the write-ahead log.
  await expect.poll(() => statSync(file).size).toBeGreaterThan(before + 200_000);
  await log.close();
  expect(rows()).toBe(COMMITS * ROWS);
});

it('commits continue when the checkpoint thread cannot open the database', async () => {
  const log = new WalCheckpointer(join(directory, 'gone.db'));
  write(log);
  // Meanwhile its thread starts and ends.
  await new Promise((resolve) => setTimeout(resolve, 200));
  write(log);
  await log.close();
  expect(rows()).toBe(3 * COMMITS * ROWS);
});
