import Database from 'better-sqlite3';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { type Connection, DatabaseReader } from '../../platform/database/database-reader.js';
import { HouseEvents } from './house-events.js';
import { WorkQueues } from './work-queues.js';

const database = new Database(':memory:');
afterAll(() => database.close());
database.exec('CREATE TABLE papers (id INTEGER, since INTEGER, state TEXT)');

const connection: Connection = {
  read: async (text, parameters) => {
    const statement = database.prepare(text).raw();
    const named = Object.fromEntries(parameters.map((value, at) => [String(at + 1), value]));
    return {
      columns: statement.columns().map(({ name }) => name),
      rows: statement.all(named) as unknown[][],
    };
  },
  close: async () => undefined,
};

it('reports every item that waits, however many came at once', async () => {
  const put = database.prepare('INSERT INTO papers VALUES (?, ?, ?)');
  // Several share each instant, so that pages end within one, and numbers do not rise with the time.
  for (let id = 1; id <= 1_700; id++) put.run((id * 7) % 1_709, 1_000 + Math.floor(id / 300), 'waiting');
  put.run(1_709, 1_000, 'done');
  const reader = new DatabaseReader(connection);
  const queues = new WorkQueues(reader);
  queues.declare({
    ...{ resource: 'deposits', table: { name: 'papers', key: ['id'] }, since: sql`since` },
    ...{ waits: () => sql<boolean>`state = 'waiting'`, promise: () => null },
  });
  const events = new HouseEvents(reader, queues);
  const source = events.sources().find(({ event }) => event === 'deposits.waiting');
  const found = (await source?.find(1_000)) ?? [];
  expect(new Set(found.map(({ key }) => key)).size).toBe(1_700);
  expect(found).toHaveLength(1_700);
  expect(await source?.find(1_005)).toHaveLength(201);
  expect(await source?.find(1_006)).toEqual([]);
});
