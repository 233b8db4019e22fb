import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deposits, withdrawals } from '../dist/engine/tables/cash.table.js';
import { customers } from '../dist/engine/tables/customer.table.js';
import { depositList } from '../dist/features/deposits/deposits.admin.js';
import { withdrawalList } from '../dist/features/withdrawals/withdrawals.admin.js';
import { type ListDeclaration, listPage } from '../dist/platform/admin/list-query.js';
import type { ListRequest } from '../dist/platform/admin/list-request.js';
import { migrate } from '../dist/platform/database/data-source.js';
import { openReader } from '../dist/platform/database/open-reader.js';
import { Reader } from '../dist/platform/database/reader.js';
import { type Stored, snake, type Table } from '../dist/platform/database/table.js';
import { schema } from '../dist/schema.js';
import { targetOf } from './engine/ground.js';
import { writePast } from './engine/write-past.js';
import { type Ground, newGround } from './harness/database.js';
import { withDatabases } from './harness/with-databases.js';

const ROWS = 120_000;
const PEOPLE = 12_000;
/** What a statement may look at of a table: little more than lists count up to. */
const LOOKED_AT = 15_000;
const START = 1_760_000_000_000;

/** Columns that are filtered by, of row `i`: few wait, few come by bank, the customers are many. */
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
};
const OF_CUSTOMERS = { id: 'i', uid: `CAST(10000000 + i AS TEXT)`, created_at: `${START} + i` };

/** The statement that fills a table with rows; what is not given is empty, or the row's number where it has to be told apart. */
function filled<R extends object>(table: Table<R>, rows: number, given: Readonly<Record<string, string>>) {
  const empty = (name: keyof R & string): string => {
    const { kind, nullable } = table.columns[name];
    if (nullable) return 'NULL';
    if (kind === 'json') return `'{}'`;
    return kind === 'text' ? `'t' || i` : '0';
  };
  const values = table.names.map((name) => given[snake(name)] ?? empty(name));
  return `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${rows})
    INSERT INTO "${table.name}" (${table.stored.join(', ')}) SELECT ${values.join(', ')} FROM n`;
}

interface PlanNode {
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** Rows of the table that PostgreSQL looked at. */
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
  (reader: Reader, request: ListRequest) =>
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
    filters: [...BOTH, { status: 'pending' }, { waits_for: 'payment' }, { code: 'EUR' }],
  },
];

withDatabases((database) => {
  let ground: Ground;
  let plain: Reader;
  const asked: { readonly sql: string; readonly parameters: readonly Stored[] }[] = [];
  let listening: Reader;

  beforeAll(async () => {
    ground = await newGround(database);
    const target = targetOf(ground);
    await migrate(target, schema);
    await writePast(target, filled(customers, PEOPLE, OF_CUSTOMERS));
    await writePast(target, filled(deposits, ROWS, OF_DEPOSITS));
    await writePast(target, filled(withdrawals, ROWS, OF_WITHDRAWALS));
    if (target.dialect === 'postgres') await writePast(target, 'ANALYZE');
    plain = openReader(target);
    listening = new Reader({
      query: (sql, parameters = []) => {
        asked.push({ sql, parameters });
        return plain.query(sql, parameters);
      },
      close: () => plain.close(),
    });
  });
  afterAll(async () => {
    await plain?.close();
    await ground?.discard();
  });

  /** What is wrong with how the database answered, statement by statement. */
  async function faultsOf({ sql, parameters }: (typeof asked)[number], table: string): Promise<string[]> {
    if (database === 'postgres') {
      const [row] = await plain.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`, parameters);
      const [{ Plan: plan }] = row?.['QUERY PLAN'] as [{ Plan: PlanNode }];
      const rows = lookedAt(plan, table);
      return rows > LOOKED_AT ? [`${rows} rows for ${sql}`] : [];
    }
    const steps = await plain.query(`EXPLAIN QUERY PLAN ${sql}`, parameters);
    // An index that holds only what waits may be walked from end to end; any other one only where nothing is chosen.
    const chooses = parameters.length > 2 || sql.includes('WHERE');
    const walks = chooses ? /_(?:open|unsent)$/ : /./;
    return steps
      .map(({ detail }) => String(detail))
      .filter((detail) => {
        const index = new RegExp(`^SCAN ${table}(?: USING (?:COVERING )?INDEX (\\w+))?`).exec(detail);
        return index !== null && !walks.test(index[1] ?? '');
      })
      .map((detail) => `${detail} for ${sql}`);
  }

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
