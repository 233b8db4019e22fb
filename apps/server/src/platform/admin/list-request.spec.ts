import { describe, expect, it } from 'vitest';
import { readListRequest } from './list-request.js';
import { Listed } from './listed.js';

describe('a list request', () => {
  it('has defaults', () => {
    expect(readListRequest({})).toEqual({ filter: {}, first: 0, limit: 25, sort: null });
  });

  it('is read from simple-rest parameters', () => {
    const request = readListRequest({ filter: '{"q":"a"}', range: '[50,99]', sort: '["id","DESC"]' });
    expect(request).toEqual({
      filter: { q: 'a' },
      first: 50,
      limit: 50,
      sort: { field: 'id', descending: true },
    });
  });

  it('has the maximum limit for a list of ids', () => {
    expect(readListRequest({ filter: '{"id":[1,2]}' }).limit).toBe(1000);
  });

  it('returns at most a thousand rows', () => {
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

it('a page states its range and the total', () => {
  expect(new Listed(['a', 'b'], 50, 319).contentRange('orders')).toBe('orders 50-51/319');
  expect(new Listed([], 50, 0).contentRange('orders')).toBe('orders */0');
});
