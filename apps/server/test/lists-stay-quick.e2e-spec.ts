import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ledgerAccounts, ledgerEntries, ledgerPostings } from '../dist/engine/kernel/tables/ledger.table.js';
import { customers } from '../dist/engine/products/customers/tables/customer.table.js';
import { followEventList } from '../dist/features/copy-trading/follows.admin.js';
import { depositList } from '../dist/features/deposits/deposits.admin.js';
import { EntryNumbers } from '../dist/features/wallet/entry-numbers.js';
import { EntryPages } from '../dist/features/wallet/entry-pages.admin.js';
import { withdrawalList } from '../dist/features/withdrawals/withdrawals.admin.js';
import { type ListDeclaration, listPage } from '../dist/platform/admin/list-query.js';
import type { ListRequest } from '../dist/platform/admin/list-request.js';
import { DatabaseReader } from '../dist/platform/database/database-reader.js';
import { openConnection } from '../dist/platform/database/open-reader.js';
import type { SqlValue } from '../dist/platform/database/table.js';
import { followEvents } from '../src/engine/products/copy-trading/tables/follow-event.table.js';
import { deposits } from '../src/engine/products/deposits/tables/deposit.table.js';
import { withdrawals } from '../src/engine/products/withdrawals/tables/withdrawal.table.js';
import { filled } from './engine/filled.js';
import { targetOf } from './engine/test-engine.js';
import { writeBypassingEngine } from './engine/write-bypassing-engine.js';
import type { TestStorage } from './harness/database.js';
import { migratedTestStorage } from './harness/seeded-grounds.js';
import { withDatabases } from './harness/with-databases.js';

const ROWS = 120_000;
const PEOPLE = 12_000;
/** Maximum rows a statement may read from a table: little more than lists count up to. */
const LOOKED_AT = 15_000;
const START = 1_760_000_000_000;

/** Filter columns of row `i`: few are pending, few come by bank, and there are many customers. */
const CASH: Readonly<Record<string, string>> = {
  id: 'i',
  customer_id: `i % ${PEOPLE} + 1`,
  way: `CASE WHEN i % 40 = 0 THEN 'bank' ELSE 'coin' END`,
  code: `CASE WHEN i % 40 = 0 THEN 'EUR' ELSE 'USDT' END`,
  created_at: `${START} + i`,
};
const OF_DEPOSITS = {
  ...CASH,
  status: `CASE WHEN i % 401 = 0 THEN 'open' WHEN i % 7 = 0 THEN 'rejected' ELSE 'approved' END`,
  target: `CASE WHEN i % 802 = 0 THEN NULL ELSE '{}' END`,
  proof: `CASE WHEN i % 802 = 0 OR i % 1203 = 0 THEN NULL ELSE 'p' || i END`,
};
const OF_WITHDRAWALS = {
  ...CASH,
  status: `CASE WHEN i % 401 = 0 THEN 'pending' WHEN i % 403 = 0 THEN 'approved' ELSE 'paid' END`,
  reference: `CASE WHEN i % 4001 = 0 THEN 'SEPA 4711' ELSE 'SEPA ' || (1000000 + i) END`,
};
/** Copy results: most are copied, few are skipped, and hardly any because of their own stops. */
const OF_TURNS = {
  ...{
    id: 'i',
    event_id: 'i',
    customer_id: `i % ${PEOPLE} + 1`,
    trader_id: 'i % 3000 + 1',
    symbol_id: 'i % 500 + 1',
    at: `${START} + i`,
  },
  result: `CASE WHEN i % 4001 = 0 OR i % 19 = 0 THEN 'skipped' ELSE 'copied' END`,
  reason: `CASE WHEN i % 4001 = 0 THEN 'detached' WHEN i % 19 = 0 THEN 'paused' ELSE NULL END`,
};
/** Every fourth entry is the first customer's; that account comes before and after others in time alike. */
const OF_WHOM = `CASE WHEN i % 4 = 0 THEN 1 ELSE 2 + i % ${PEOPLE - 1} END`;
const OF_ENTRIES = {
  ...{ id: 'i', lane_seq: '1', actor_id: '1', ref_id: 'i', at: `${START} + i` },
  type: `CASE WHEN i % 1000 = 7 THEN 'adjustment' ELSE 'deposit' END`,
};
const OF_POSTINGS = {
  ...{ entry_id: 'i', line: '1', account_id: OF_WHOM, side: `'C'`, amount: '1', balance_after: '1' },
  account_seq: `row_number() OVER (PARTITION BY ${OF_WHOM} ORDER BY i)`,
};
const OF_ACCOUNTS = {
  ...{ id: 'i', owner_id: 'i', balance: '0' },
  postings: `(SELECT count(*) FROM ledger_postings WHERE account_id = i)`,
};
/** An account of the broker, with three postings in each of the last hundred entries. */
const HOUSE = PEOPLE + 1;
const OF_HOUSE_POSTINGS = {
  ...{ entry_id: `${ROWS} - (i - 1) / 3`, line: '2 + i % 3', account_id: `${HOUSE}`, account_seq: '301 - i' },
  ...{ side: `'C'`, amount: '1', balance_after: '1' },
};
const OF_HOUSE = { id: `${HOUSE}`, owner_id: 'NULL', kind: `'losses'`, balance: '0', postings: '300' };
const OF_CUSTOMERS = { id: 'i', uid: `CAST(10000000 + i AS TEXT)`, created_at: `${START} + i` };

interface PlanNode {
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** Rows of the table that PostgreSQL read. */
function lookedAt(node: PlanNode, table: string): number {
  const own = node['Relation Name'] === table;
  const rows = (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
  return (node.Plans ?? []).reduce((sum, plan) => sum + lookedAt(plan, table), own ? rows : 0);
}

const MOMENT = START + ROWS / 2;
type Filters = readonly Readonly<Record<string, unknown>>[];
const BOTH: Filters = [
  {},
  { status: 'approved' },
  { way: 'bank' },
  { way: 'coin' },
  { status: 'approved', way: 'bank' },
  { customer_id: 77 },
  { customer_id: 77, way: 'coin' },
  { q: '1000007' },
  { from: MOMENT },
  { until: MOMENT },
  { from: MOMENT, until: MOMENT + 500 },
  { waits_for: 'operator' },
  { waits_for: 'operator', way: 'bank' },
  { waits_for: 'decision' },
];
const pager =
  <R extends object>(list: ListDeclaration<R>) =>
  (reader: DatabaseReader, request: ListRequest) =>
    listPage(reader, list, request);
const LISTS = [
  {
    table: 'deposits',
    page: pager(depositList),
    filters: [
      ...BOTH,
      { status: 'open' },
      { waits_for: 'matching' },
      { waits_for: 'proof' },
      { currency_code: 'EUR' },
    ],
  },
  {
    table: 'withdrawals',
    page: pager(withdrawalList),
    filters: [
      ...BOTH,
      { status: 'pending' },
      { waits_for: 'payment' },
      { code: 'EUR' },
      { reference: 'SEPA 4711' },
    ],
  },
  {
    table: 'follow_events',
    page: pager(followEventList),
    filters: [
      ...[{}, { trader_id: 7 }, { customer_id: 77 }, { event_id: 12 }, { q: '1000007' }],
      ...[{ result: 'skipped' }, { reason: 'paused' }, { reason: 'detached' }],
      ...[{ trader_id: 7, reason: 'paused' }, { forex_id: 3 }, { from: MOMENT }, { until: MOMENT }],
      { from: MOMENT, until: MOMENT + 500 },
      { from: MOMENT, forex_id: 3, result: 'skipped' },
    ],
  },
];

withDatabases((database) => {
  let ground: TestStorage;
  let plain: DatabaseReader;
  const asked: { readonly sql: string; readonly parameters: readonly SqlValue[] }[] = [];
  let listening: DatabaseReader;

  beforeAll(async () => {
    ground = await migratedTestStorage(database);
    const target = targetOf(ground);
    await writeBypassingEngine(target, filled(customers, PEOPLE, OF_CUSTOMERS));
    await writeBypassingEngine(target, filled(deposits, ROWS, OF_DEPOSITS));
    await writeBypassingEngine(target, filled(withdrawals, ROWS, OF_WITHDRAWALS));
    await writeBypassingEngine(target, filled(followEvents, ROWS, OF_TURNS));
    await writeBypassingEngine(target, filled(ledgerEntries, ROWS, OF_ENTRIES));
    await writeBypassingEngine(target, filled(ledgerPostings, ROWS, OF_POSTINGS));
    await writeBypassingEngine(target, filled(ledgerAccounts, PEOPLE, OF_ACCOUNTS));
    await writeBypassingEngine(target, filled(ledgerPostings, 300, OF_HOUSE_POSTINGS));
    await writeBypassingEngine(target, filled(ledgerAccounts, 1, OF_HOUSE));
    if (target.dialect === 'postgres') await writeBypassingEngine(target, 'ANALYZE');
    const connection = openConnection(target);
    plain = new DatabaseReader(connection);
    listening = new DatabaseReader({
      read: (sql, parameters) => {
        asked.push({ sql, parameters });
        return connection.read(sql, parameters);
      },
      close: () => connection.close(),
    });
  });
  afterAll(async () => {
    await plain?.close();
    await ground?.discard();
  });

  /** Problems with the database's query plans, statement by statement. */
  async function faultsOf({ sql, parameters }: (typeof asked)[number], table: string): Promise<string[]> {
    if (database === 'postgres') {
      const [row] = await plain.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`, parameters);
      const [{ Plan: plan }] = row?.['QUERY PLAN'] as [{ Plan: PlanNode }];
      const rows = lookedAt(plan, table);
      return rows > LOOKED_AT ? [`${rows} rows for ${sql}`] : [];
    }
    const steps = await plain.query(`EXPLAIN QUERY PLAN ${sql}`, parameters);
    // A partial index of pending rows may be scanned fully; any other index only where nothing is filtered.
    const chooses = parameters.length > 2 || sql.includes('WHERE');
    const walks = chooses ? /_(?:open|unsent|skips)$/ : /./;
    return steps
      .map(({ detail }) => String(detail))
      .filter((detail) => {
        const index = new RegExp(`^SCAN ${table}(?: USING (?:COVERING )?INDEX (\\w+))?`).exec(detail);
        return index !== null && !walks.test(index[1] ?? '');
      })
      .map((detail) => `${detail} for ${sql}`);
  }

  it.each(LISTS)('$table: the last page is read as a range of ids', async ({ table, page }) => {
    asked.length = 0;
    const { rows, total } = await page(listening, { filter: {}, first: ROWS - 50, limit: 50, sort: null });
    const isNewestFirst = table === 'follow_events';
    const last = Array.from({ length: 50 }, (_, at) => (isNewestFirst ? 50 - at : ROWS - 49 + at));
    expect(total).toBe(ROWS);
    expect(rows.map(({ id }) => id)).toEqual(last);
    expect((await Promise.all(asked.map((each) => faultsOf(each, table)))).flat()).toEqual([]);
    expect(asked.map(({ parameters }) => parameters)).not.toContainEqual([50, ROWS - 50]);
  });

  describe('the list of ledger entries', () => {
    const MINE = ROWS / 4;
    const falling = { field: 'id', descending: true };
    const numbers = (from: number, step: number) => Array.from({ length: 50 }, (_, at) => from + at * step);
    const read = async (filter: object, first = 0, sort = falling) => {
      const pages = new EntryPages(listening, new EntryNumbers(listening));
      const { rows, total } = await pages.page({ filter: { ...filter }, first, limit: 50, sort });
      return { total, ids: rows.map(({ id }) => id) };
    };

    it.each([
      ['all', {}, 0, ROWS, numbers(ROWS, -1)],
      ['the last page', {}, ROWS - 50, ROWS, numbers(50, -1)],
      ['a kind', { type: 'adjustment' }, 0, ROWS / 1000, numbers(ROWS - 993, -1000)],
      ['until a time', { until: START + 60_000 }, 0, 1_001, numbers(59_999, -1)],
      ['from a time', { from: START + ROWS - 999 }, 0, 1_000, numbers(ROWS, -1)],
      ['a customer', { customer_id: 1 }, 0, 1_001, numbers(ROWS, -4)],
      ['a customer, far in', { customer_id: 1 }, MINE - 50, 1_001, numbers(200, -4)],
      ['an account that an entry has thrice', { house_account: 'losses' }, 0, 100, numbers(ROWS, -1)],
      ['a customer and a time', { customer_id: 1, until: START + 401 }, 0, 100, numbers(400, -4)],
    ])('%s', async (_name, filter, first, total, ids) => {
      asked.length = 0;
      expect(await read(filter, first)).toEqual({ total, ids });
      // Without a filter it is read in row order; a customer's rows are found through the postings.
      if (Object.keys(filter).length === 0 || 'customer_id' in filter || 'house_account' in filter) return;
      expect((await Promise.all(asked.map((each) => faultsOf(each, 'ledger_entries')))).flat()).toEqual([]);
    });

    it('a customer, oldest first, and several customers', async () => {
      expect(await read({ customer_id: 1 }, 0, { field: 'id', descending: false })).toEqual({
        total: 1_001,
        ids: numbers(4, 4),
      });
      expect((await read({ customer_id: [1, 2] })).ids[0]).toBe(ROWS);
      expect(await read({ customer_id: 1, type: 'adjustment' })).toEqual({ total: 0, ids: [] });
    });
  });

  describe.each(LISTS)('$table', ({ table, page, filters }) => {
    it.each(filters)('filtered by %j', async (filter) => {
      asked.length = 0;
      const request = { filter, first: 0, limit: 50, sort: null };
      const { rows } = await page(listening, request);
      expect(rows.length).toBeGreaterThan(0);
      const faults = await Promise.all(asked.map((each) => faultsOf(each, table)));
      expect(asked.length).toBeGreaterThan(1);
      expect(faults.flat()).toEqual([]);
    });
  });
});
