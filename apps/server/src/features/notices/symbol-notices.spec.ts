import { Logger } from '@nestjs/common';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EngineClient } from '../../engine/client.js';
import type { SymbolChange } from '../../engine/market/tables/symbol-change.table.js';
import type { EngineEvent, RowWrite } from '../../engine/protocol.js';
import { type Connection, DatabaseReader } from '../../platform/database/database-reader.js';
import type { NewMessage } from '../messages/new-message.js';
import type { SymbolChangeTexts } from './symbol-change-texts.js';
import { SymbolNotices } from './symbol-notices.js';

let database: Database.Database;
let holders: number[];
/** Batches that are still written before the database fails; null: it does not. */
let works: number | null;
let tell: (event: EngineEvent) => void;
/** `kind of change`, for each customer in order. */
let told: Map<number, string[]>;
let notices: SymbolNotices;

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

function take(rows: readonly RowWrite[]): void {
  if (works === 0) throw new Error('the database is gone');
  if (works !== null) works -= 1;
  for (const { op, row } of rows) {
    const { id, toldUpTo } = row as { id: number; toldUpTo: number };
    if (op === 'patch')
      database.prepare('UPDATE symbol_changes SET told_up_to = ? WHERE id = ?').run(toldUpTo, id);
    const { customerId, kind, texts } = row as { customerId: number; kind: string; texts: number };
    if (op === 'insert') told.set(customerId, [...(told.get(customerId) ?? []), `${kind} of ${texts}`]);
  }
}

const engine = {
  subscribe: (listener: typeof tell) => {
    tell = listener;
    return () => undefined;
  },
  ask: async () => holders,
  submit: async ({ rows }: { rows: readonly RowWrite[] }) => take(rows),
} as unknown as EngineClient;
const message = {
  row: async (given: object) => ({ op: 'insert', table: 'messages', row: given }),
} as unknown as NewMessage;
const texts = { of: ({ id }: SymbolChange) => id } as unknown as SymbolChangeTexts;

const start = (): void => {
  notices = new SymbolNotices(engine, new DatabaseReader(connection), message, texts, true);
  notices.onApplicationBootstrap();
};
const restart = async (): Promise<void> => {
  await notices.beforeApplicationShutdown();
  works = null;
  start();
};
const put = (id: number, state: SymbolChange['state'], toldUpTo = 0): void => {
  database
    .prepare("INSERT OR REPLACE INTO symbol_changes VALUES (?, 1, '{}', ?, 1, 0, 0, 1, NULL, NULL, ?)")
    .run(id, state, toldUpTo);
};
const end = (id: number, state: SymbolChange['state']): void => {
  database.prepare('UPDATE symbol_changes SET state = ? WHERE id = ?').run(state, id);
};
const announced = (id: number, state: SymbolChange['state']): void =>
  tell({ type: 'symbol.announced', change: { id, state } } as unknown as EngineEvent);
const settled = async (): Promise<void> => {
  await restart();
  await notices.beforeApplicationShutdown();
};

beforeEach(() => {
  vi.spyOn(Logger.prototype, 'error').mockReturnValue();
  database = new Database(':memory:');
  database.exec(`CREATE TABLE symbol_changes (id INTEGER PRIMARY KEY, symbol_id INTEGER, terms TEXT, state TEXT,
    made_by INTEGER, made_at INTEGER, holds_at INTEGER, made_seq INTEGER, ended_seq INTEGER, ended_at INTEGER,
    told_up_to INTEGER)`);
  [holders, works, told] = [[3, 5], null, new Map()];
});
afterEach(() => {
  vi.restoreAllMocks();
  database.close();
});

it('holders learn that a change is replaced, and only then of the one in its place', async () => {
  put(1, 'waiting');
  start();
  await restart();
  expect(told.get(3)).toEqual(['symbol.change of 1']);
  end(1, 'replaced');
  put(2, 'waiting');
  announced(1, 'replaced');
  announced(2, 'waiting');
  await settled();
  const all = ['symbol.change of 1', 'symbol.change_cancelled of 1', 'symbol.change of 2'];
  expect([...told.values()]).toEqual([all, all]);
});

it('holders learn of a change that is replaced by none', async () => {
  put(1, 'waiting');
  start();
  await restart();
  end(1, 'replaced');
  announced(1, 'replaced');
  await settled();
  expect(told.get(5)).toEqual(['symbol.change of 1', 'symbol.change_cancelled of 1']);
});

it.each([0, 1, 2])('each learns of a cancellation once, with a fault after %i batches', async (batches) => {
  holders = Array.from({ length: 500 }, (_, at) => at + 1);
  put(1, 'waiting');
  start();
  await restart();
  end(1, 'cancelled');
  works = batches;
  announced(1, 'cancelled');
  await settled();
  const both = ['symbol.change of 1', 'symbol.change_cancelled of 1'];
  expect([told.size, [...told.values()].filter((each) => each.join() !== both.join())]).toEqual([500, []]);
});

it('whoever was not told of a change is not told of its end', async () => {
  holders = Array.from({ length: 500 }, (_, at) => at + 1);
  put(1, 'waiting');
  works = 1;
  start();
  await notices.beforeApplicationShutdown();
  end(1, 'cancelled');
  put(2, 'cancelled');
  works = null;
  start();
  await settled();
  expect(told.get(200)).toEqual(['symbol.change of 1', 'symbol.change_cancelled of 1']);
  expect(told.get(201)).toBeUndefined();
});

it('of changes from before their end was noted, only one that ends later is told again', async () => {
  put(1, 'cancelled', -1);
  put(2, 'replaced', -1);
  put(3, 'waiting', -1);
  start();
  await restart();
  expect(told.size).toBe(0);
  end(3, 'cancelled');
  announced(3, 'cancelled');
  await settled();
  expect(told.get(3)).toEqual(['symbol.change_cancelled of 3']);
});
