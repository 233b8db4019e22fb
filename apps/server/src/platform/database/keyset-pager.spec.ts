import Database from 'better-sqlite3';
import { afterAll, expect, it } from 'vitest';
import { KeysetPager } from './keyset-pager.js';
import { int, type SqlValue, table, toSnakeCase } from './table.js';

const stones = table('stones', ['bedId', 'layer', 'id'], { bedId: int(), layer: int(), id: int() });
const BY = ['bedId', 'layer', 'id'] as const;

const database = new Database(':memory:');
afterAll(() => database.close());
database.exec('CREATE TABLE stones (bed_id INTEGER, layer INTEGER, id INTEGER)');
database.exec('CREATE INDEX stones_place ON stones (bed_id, layer, id)');
const put = database.prepare('INSERT INTO stones VALUES (?, ?, ?)');
for (let id = 1; id <= 60; id++) put.run((id * 7) % 4, (id * 5) % 3, id);

/** SQLite parses `$1` as a named parameter. */
const ask = (sql: string, values: readonly unknown[]) =>
  database.prepare(sql).all(Object.fromEntries(values.map((value, at) => [String(at + 1), value]))) as {
    [name: string]: number;
  }[];

const ALL = 'SELECT bed_id, layer, id FROM stones';
const ORDER = 'ORDER BY bed_id, layer, id';

it.each([1, 2, 3, 5, 7, 15, 59, 60, 61])('returns each row once and in order, %i a page', (limit) => {
  const seek = new KeysetPager(stones, { by: BY, after: null, limit });
  const met: object[] = [];
  for (let page = seek.next()?.compile(); page; page = seek.next()?.compile()) {
    const rows = ask(page.sql, page.parameters);
    met.push(...rows);
    seek.took(rows.length, () => BY.map((name) => rows.at(-1)?.[toSnakeCase(name)] as SqlValue));
  }
  expect(met).toEqual(ask(`${ALL} ${ORDER}`, []));
});

it('starts after a given row, and seeks by every column', () => {
  const after = [2, 1, 30];
  const seek = new KeysetPager(stones, { by: BY, after, limit: 4 });
  const plans: string[] = [];
  const met: object[] = [];
  for (let page = seek.next()?.compile(); page; page = seek.next()?.compile()) {
    const rows = ask(page.sql, page.parameters);
    plans.push(
      ask(`EXPLAIN QUERY PLAN ${page.sql}`, page.parameters).map(({ detail }) => detail)[0] as never,
    );
    met.push(...rows);
    seek.took(rows.length, () => BY.map((name) => rows.at(-1)?.[toSnakeCase(name)] as SqlValue));
  }
  expect(met).toEqual(ask(`${ALL} WHERE (bed_id, layer, id) > ($1, $2, $3) ${ORDER}`, after));
  expect(plans[0]).toContain('(bed_id=? AND layer=? AND id>?)');
});
