import { describe, expect, test } from 'vitest';
import { cachedStatement } from './cached-statement.js';
import { untypedQueries } from './queries.js';

/** Orders for a list of account ids; `built` counts how often the statement was built. */
function orders(name: string) {
  let built = 0;
  const ask = (accounts: readonly number[], most: number) =>
    cachedStatement(name, [...accounts, most], () => {
      built++;
      return untypedQueries.selectFrom('orders').selectAll().where('account_id', 'in', accounts).limit(most);
    }).compile();
  return { ask, built: () => built };
}

describe('a statement that is built once', () => {
  test('uses the values of each call', () => {
    const { ask, built } = orders('orders of accounts');
    const first = ask([3, 4], 50);
    const second = ask([9, 8], 20);
    expect(first.parameters).toEqual([3, 4, 50]);
    expect(second.parameters).toEqual([9, 8, 20]);
    expect(second.sql).toBe(first.sql);
    expect(built()).toBe(1);
  });

  test('is built again for another number of values', () => {
    const { ask, built } = orders('orders of so many accounts');
    expect(ask([3], 50).sql).not.toBe(ask([3, 4], 50).sql);
    expect(built()).toBe(2);
  });

  test('is refused if the values are not its parameters in their order', () => {
    const turned = (values: readonly number[]) =>
      cachedStatement('orders turned around', values, ([most = 0, account = 0]) =>
        untypedQueries.selectFrom('orders').selectAll().where('account_id', '=', account).limit(most),
      );
    expect(() => turned([50, 3])).toThrow('the parameters are not the values in their order');
    const extra = () =>
      cachedStatement('orders with one more', [3], ([account = 0]) =>
        untypedQueries
          .selectFrom('orders')
          .selectAll()
          .where('account_id', '=', account)
          .where('status', '=', 'open'),
      );
    expect(extra).toThrow('the parameters are not the values in their order');
  });
});
