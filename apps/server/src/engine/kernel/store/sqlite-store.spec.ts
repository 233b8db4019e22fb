import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../../../platform/database/data-source.js';
import { schema } from '../../../schema.js';
import { SqliteStore } from './sqlite-store.js';

const directory = mkdtempSync(join(tmpdir(), 'truemark-store-'));
let store: SqliteStore;

beforeAll(async () => {
  const file = join(directory, 'store.db');
  await migrate({ dialect: 'sqlite', file }, schema);
  store = await SqliteStore.open(file);
});
afterAll(async () => {
  await store.close();
  rmSync(directory, { recursive: true });
});

it.each([
  ['0', 0],
  ['9007199254740991', 9007199254740991],
  ['-9007199254740991', -9007199254740991],
])('reads %s, which a double holds exactly, as a number', async (sum, read) => {
  expect(await store.values(`SELECT ${sum}, 'a', NULL`)).toEqual([[read, 'a', null]]);
});

it.each(['9007199254740992', '9007199254740993', '-9007199254740993', '9223372036854775807'])(
  'reads %s, which is beyond the exact range of a double, to the last digit, as all of its page',
  async (sum) => {
    expect(await store.values(`SELECT ${sum} UNION ALL SELECT 1 ORDER BY 1`)).toEqual(
      [BigInt(sum), 1n].sort((a, b) => (a < b ? -1 : 1)).map((each) => [each]),
    );
  },
);
