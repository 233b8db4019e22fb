import type { Expression, SqlBool } from 'kysely';
import { describe, expect, it } from 'vitest';
import { columnsOf, untypedQueries } from '../database/queries.js';
import { int, table, text, time } from '../database/table.js';
import { conditions, flag, from, ids, searchText, startsWith, until, words } from './filters.js';

const letters = table('letters', ['id'], {
  id: int(),
  customerId: int(),
  emailKey: text(),
  createdAt: time(),
});
const columns = columnsOf(letters);

/** Text of the WHERE clause, and its parameters. */
function written(...made: readonly Expression<SqlBool>[]): [string, readonly unknown[]] {
  const rows = made.reduce(
    (all, each) => all.where(each),
    untypedQueries.selectFrom(letters.name).select('id'),
  );
  const { sql, parameters } = rows.compile();
  return [sql.replace('select "id" from "letters" where ', ''), parameters];
}

describe('filters', () => {
  it('bind every value', () => {
    expect(written(ids('customerId')(['1', 2], columns))).toEqual([
      '"letters"."customer_id" in ($1, $2)',
      [1, 2],
    ]);
    expect(written(words('emailKey')("x' OR 1=1", columns))).toEqual([
      '"letters"."email_key" in ($1)',
      ["x' OR 1=1"],
    ]);
    expect(written(from('createdAt')('1970-01-02', columns))).toEqual([
      '"letters"."created_at" >= $1',
      [86_400_000],
    ]);
    expect(written(until('createdAt')(5, columns))).toEqual(['"letters"."created_at" < $1', [5]]);
    expect(written(flag('customerId')('true', columns))).toEqual(['"letters"."customer_id" = $1', [1]]);
  });

  it('search for texts as long as the longest e-mail address', () => {
    const address = `${'a'.repeat(242)}@example.com`;
    expect(searchText(` ${address} `)).toBe(address);
    expect(() => searchText(`${address}a`)).toThrow();
  });

  it('match nothing when given an empty list', () => {
    expect(written(ids('id')([], columns))).toEqual(['1 = 0', []]);
  });

  it('ask "begins with" as a range', () => {
    expect(written(startsWith(columns.emailKey, 'ab'))).toEqual([
      '("letters"."email_key" >= $1 and "letters"."email_key" < $2)',
      ['ab', 'ac'],
    ]);
  });

  it.each(['x', 1.5, null, {}])('refuse %j as an id', (value) => {
    expect(() => ids('id')(value, columns)).toThrow();
  });

  it('are combined with AND, leave out empty values, and refuse unknown names', () => {
    const known = { id: ids('id'), email: words('emailKey') };
    expect(written(...conditions(known, { id: 1, email: '' }, columns))).toEqual([
      '"letters"."id" in ($1)',
      [1],
    ]);
    expect(written(...conditions(known, { id: 1, email: 'a' }, columns))).toEqual([
      '"letters"."id" in ($1) and "letters"."email_key" in ($2)',
      [1, 'a'],
    ]);
    expect(() => conditions(known, { constructor: 1 }, columns)).toThrow();
  });
});
