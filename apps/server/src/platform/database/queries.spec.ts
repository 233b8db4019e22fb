import { expect, expectTypeOf, it } from 'vitest';
import { columnsOf, prepared, queryBuilder, type StoredRowOf } from './queries.js';
import { flag, int, json, money, nullable, type RowOf, table, text } from './table.js';

const parcels = table('parcels', ['id'], {
  id: int(),
  senderId: int(),
  state: text<'sent' | 'lost'>(),
  worth: nullable(money()),
  isLarge: flag(),
  marks: json<{ readonly by: string }>(),
});

it('types a row as it is stored', () => {
  expectTypeOf<StoredRowOf<RowOf<typeof parcels>>>().toEqualTypeOf<{
    id: number | bigint;
    sender_id: number | bigint;
    state: 'sent' | 'lost';
    worth: number | bigint | null;
    is_large: number | bigint;
    marks: string;
  }>();
});

it('generates the same SQL for both databases', () => {
  const { sql, parameters } = queryBuilder(parcels)
    .selectFrom('parcels')
    .select(['id', 'sender_id'])
    .where('state', '=', 'lost')
    .where(columnsOf(parcels).isLarge, '=', 1)
    .limit(5)
    .compile();
  expect(sql).toBe(
    'select "id", "sender_id" from "parcels" where "state" = $1 and "parcels"."is_large" = $2 limit $3',
  );
  expect(parameters).toEqual(['lost', 1, 5]);
});

it('builds a prepared statement once and fills in its parameters at each call', () => {
  let built = 0;
  const ofSender = prepared(({ sender, limit }: { sender: number; limit: number }) => {
    built += 1;
    return queryBuilder(parcels)
      .selectFrom('parcels')
      .selectAll()
      .where('sender_id', '=', sender)
      .where('state', 'in', ['sent', 'lost'])
      .where((either) => either.or([either('id', '=', sender), either('worth', 'is', null)]))
      .limit(limit);
  });
  const [first, second] = [
    { sender: 7, limit: 1 },
    { sender: 8, limit: 2 },
  ].map((given) => ofSender(given).compile());
  expect(built).toBe(1);
  expect(second?.sql).toBe(first?.sql);
  expect(first?.parameters).toEqual([7, 'sent', 'lost', 7, 1]);
  expect(second?.parameters).toEqual([8, 'sent', 'lost', 8, 2]);
});

it('refuses to build from a rest parameter, whose names it cannot know', () => {
  const spread = prepared(({ limit, ...rest }: { sender: number; limit: number }) =>
    queryBuilder(parcels).selectFrom('parcels').selectAll().where('sender_id', '=', rest.sender).limit(limit),
  );
  expect(() => spread({ sender: 7, limit: 1 }).compile()).toThrow('by their names');
});
