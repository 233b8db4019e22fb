import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { cellOf, columnsOf, nameCurrency, valueAt } from './columns.js';

const row = z.strictObject({
  id: z.number(),
  customer_id: z.number(),
  customer_name: z.string().nullable(),
  product_id: z.number(),
  product_name: z.string(),
  forex_id: z.number(),
  ShowCode: z.string(),
  is_demo: z.boolean(),
  default: z.string(),
  is_default: z.boolean(),
  is_shown: z.boolean(),
  status: z.string(),
  status_number: z.number(),
  claimed_by_name: z.string().nullable(),
  created_at_ms: z.number(),
  ended_at_ms: z.number(),
  delay_ms: z.number(),
  texts: z.record(z.string(), z.object({ title: z.string(), content: z.string() })),
  names: z.record(z.string(), z.string()),
  postings: z.array(z.object({ side: z.string(), amount: z.bigint() })),
});

describe('columns of a list that names none itself', () => {
  const columns = columnsOf('of-nothing', row, 'GMT');
  const cells = (of: object): unknown[] =>
    columns.map((column) => cellOf(column, valueAt(of, column.path), (time) => new Date(time).toISOString()));

  it('say in words what fields say, and nothing twice', () => {
    expect(columns.map(({ title }) => title)).toEqual([
      'number',
      'customer',
      'product',
      'symbol',
      'book',
      'default',
      'is default',
      'shown',
      'status',
      'created (GMT)',
      'ended (GMT)',
      'delay',
      'texts',
      'names',
      'postings',
      'claimed by',
    ]);
  });

  it('write no instant where there is none, texts by their titles, and parts one after the other', () => {
    const texts = { en: { title: 'Hello', content: '…' }, hk: { title: '你好', content: '…' } };
    const names = { en: 'Search', id: 'Cari' };
    const postings = [
      { side: 'D', amount: 12_5000_0000n },
      { side: 'C', amount: 12_5000_0000n },
    ];
    const written = cells({ is_demo: false, is_shown: true, ended_at_ms: 0, texts, names, postings });
    expect(written).toContain('real');
    expect(written).toContain('yes');
    expect(written).toContain('en: Hello; hk: 你好');
    expect(written).toContain('en: Search; id: Cari');
    expect(written).toContain('side: D; amount: 12.5 | side: C; amount: 12.5');
    expect(written[columns.findIndex(({ path }) => path === 'ended_at_ms')]).toBeNull();
  });
});

it.each([
  ['deposits', false],
  ['withdrawals', false],
  ['ledger-entries', true],
])('columns of %s name the currency of the amounts: %s', (resource, isNamed) => {
  expect(nameCurrency(columnsOf(resource, row, 'GMT'))).toBe(isNamed);
});
