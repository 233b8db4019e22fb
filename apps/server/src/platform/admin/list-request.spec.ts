import { describe, expect, it } from 'vitest';
import { from, ids, startsWith, until, words } from './filters.js';
import { readListRequest } from './list-request.js';
import { Listed } from './listed.js';

describe('a list request', () => {
  it('has defaults', () => {
    expect(readListRequest({})).toEqual({ filter: {}, first: 0, limit: 25, sort: null });
  });

  it('is read from the simple-rest dialect', () => {
    const request = readListRequest({ filter: '{"q":"a"}', range: '[50,99]', sort: '["id","DESC"]' });
    expect(request).toEqual({
      filter: { q: 'a' },
      first: 50,
      limit: 50,
      sort: { field: 'id', descending: true },
    });
  });

  it('means all of several ids', () => {
    expect(readListRequest({ filter: '{"id":[1,2]}' }).limit).toBe(1000);
  });

  it('answers at most a thousand rows', () => {
    expect(readListRequest({ range: '[0,999999]' }).limit).toBe(1000);
  });

  it.each([
    { range: '[0' },
    { range: '[-1,5]' },
    { range: '[0,1.5]' },
    { range: '["0","5"]' },
    { sort: '["id"]' },
    { sort: '["id","UP"]' },
    { filter: '[]' },
    { filter: 'null' },
  ])('refuses $range$sort$filter', (parameters) => {
    expect(() => readListRequest(parameters)).toThrow();
  });
});

describe('filters', () => {
  const bound = (make: (bind: (value: unknown) => string) => string): [string, unknown[]] => {
    const values: unknown[] = [];
    return [make((value) => `$${values.push(value)}`), values];
  };

  it('bind every value', () => {
    expect(bound((bind) => ids('customerId')(['1', 2], bind))).toEqual(['customer_id IN ($1, $2)', [1, 2]]);
    expect(bound((bind) => words('type')("x' OR 1=1", bind))).toEqual(['type IN ($1)', ["x' OR 1=1"]]);
    expect(bound((bind) => from('createdAt')('1970-01-02', bind))).toEqual([
      'created_at >= $1',
      [86_400_000],
    ]);
    expect(bound((bind) => until('createdAt')(5, bind))).toEqual(['created_at < $1', [5]]);
  });

  it('ask "begins with" as a range', () => {
    expect(bound((bind) => startsWith('emailKey', 'ab', bind))).toEqual([
      '(email_key >= $1 AND email_key < $2)',
      ['ab', 'ac'],
    ]);
  });

  it.each(['x', 1.5, null, {}])('refuse %j as an id', (value) => {
    expect(() => bound((bind) => ids('id')(value, bind))).toThrow();
  });
});

it('a page says where it stands', () => {
  expect(new Listed(['a', 'b'], 50, 319).contentRange('orders')).toBe('orders 50-51/319');
  expect(new Listed([], 50, 0).contentRange('orders')).toBe('orders */0');
});
