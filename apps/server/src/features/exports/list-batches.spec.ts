import { expect, it } from 'vitest';
import { readListRequest } from '../../platform/admin/list-request.js';
import { Listed } from '../../platform/admin/listed.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { listBatches, MAX_BY_PAGES } from './list-batches.js';
import type { ListSource } from './list-sources.js';

/** List of so many rows that is read by pages; like long lists, it counts up to a thousand only. */
const sourceOf = (count: number): Pick<ListSource, 'read'> => ({
  read: async (_operator, query) => {
    const { first, limit } = readListRequest(query);
    const rows = Array.from({ length: Math.max(0, Math.min(limit, count - first)) }, (_, at) => ({
      id: first + at,
    }));
    return new Listed(rows, first, Math.min(count, 1_001));
  },
});

it.each([
  [3, 3, false],
  [1_500, 1_500, false],
  [MAX_BY_PAGES, MAX_BY_PAGES, false],
  [MAX_BY_PAGES + 1, MAX_BY_PAGES, true],
])('of %i rows %i are read; some are left out: %s', async (count, read, isCut) => {
  let rows = 0;
  let wasCut = false;
  const request = { filter: {}, sort: null };
  for await (const part of listBatches(sourceOf(count) as ListSource, {} as SignedInOperator, request)) {
    rows += part.rows.length;
    wasCut = part.isCut;
  }
  expect([rows, wasCut]).toEqual([read, isCut]);
});
