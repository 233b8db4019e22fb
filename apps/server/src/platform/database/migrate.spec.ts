import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { schema } from '../../schema.js';
import { migrate, migrateTo, migrateUnless, migrationNames, NewerDatabase } from './data-source.js';
import type { DatabaseTarget } from './dialect.js';

let folder: string;
let target: Extract<DatabaseTarget, { dialect: 'sqlite' }>;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'truemark-migrate-'));
  target = { dialect: 'sqlite', file: join(folder, 'truemark.db') };
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const executed = (): string[] => {
  const database = new Database(target.file);
  const names = database.prepare('SELECT name FROM migrations ORDER BY id').pluck().all() as string[];
  database.close();
  return names;
};

it('refuses a database of a newer version, and names what it does not know', async () => {
  await migrate(target, schema);
  const database = new Database(target.file);
  database.exec(`INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'OfTomorrow9999999999999')`);
  database.close();
  await expect(migrate(target, schema)).rejects.toThrow(NewerDatabase);
  await expect(migrate(target, schema)).rejects.toThrow('OfTomorrow9999999999999');
});

it('changes no tables of a former version while they are in use', async () => {
  const former = migrationNames.slice(0, -1);
  await migrateTo(target, schema, former);
  const asked: unknown[] = [];
  const isInUse = (answer: boolean) => async (query: (sql: string) => Promise<unknown[]>) => {
    asked.push(await query('SELECT holder, renewed_at FROM engine_lease'));
    return answer;
  };
  expect(await migrateUnless(isInUse(true), target, schema)).toBeNull();
  expect(executed()).toEqual(former);
  expect(await migrateUnless(isInUse(false), target, schema)).toBe(1);
  expect(executed()).toEqual(migrationNames);
  expect(await migrateUnless(isInUse(true), target, schema)).toBe(0);
  expect(asked).toHaveLength(2);
});

it('asks nobody about a database without tables', async () => {
  const fail = () => Promise.reject(new Error('there is no lease yet'));
  expect(await migrateUnless(fail, target, schema)).toBe(migrationNames.length);
});
