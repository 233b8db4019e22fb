import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EngineClient } from '../../engine/client.js';
import { ProductRegistry } from '../../engine/kernel/product-registry.js';
import { ledgerAccounts, ledgerEntries, ledgerPostings } from '../../engine/kernel/tables/ledger.table.js';
import { orders } from '../../engine/products/contracts/tables/order.table.js';
import { customers } from '../../engine/products/customers/tables/customer.table.js';
import { PRODUCTS } from '../../engine/products/index.js';
import { type Areas, countryAt } from '../../features/areas/areas.js';
import { daySumEnds, daySums } from '../../features/reports/day-sum.table.js';
import { decodeMoved, movedBetween } from '../../features/reports/ledger-movement.js';
import { ReportSums } from '../../features/reports/report-sums.js';
import { dataSourceFor } from '../../platform/database/data-source.js';
import { encodeRow, type SqlValue, type Table } from '../../platform/database/table.js';
import { schema } from '../../schema.js';
import { verifyDaySums } from './day-sums.js';
import { verifyReportSums } from './report-sums.js';
import { openSnapshot } from './snapshot.js';

const folder = mkdtempSync(join(tmpdir(), 'truemark-reports-'));
const file = join(folder, 'a.db');
const DAYS = ['2026-11-16', '2026-11-17', '2026-11-19'];
const ONE = 100_000_000n;
const EMPTY = { int: 0, time: 0, money: 0n, flag: false, text: '', json: {} };
const RATE = { symbolId: null, seq: null, bid: '1', inverse: false };
let source: Database.Database;

/** Stores a row; columns that are not named are empty. */
function put<R extends object>(of: Table<R>, row: Partial<R>): void {
  const whole = Object.fromEntries(
    of.names.map((name, at) => {
      const empty = of.columns[name].nullable ? null : EMPTY[of.kinds[at] ?? 'text'];
      return [name, row[name] ?? empty];
    }),
  );
  const values: SqlValue[] = [];
  encodeRow(of, whole as R, values);
  const places = values.map(() => '?').join(', ');
  source
    .prepare(`INSERT OR REPLACE INTO ${of.name} (${of.stored.join(', ')}) VALUES (${places})`)
    .run(values);
}

/** On each day both customers open and close a position in both symbols. */
function trade(): number {
  let entry = 0;
  let order = 0;
  const enter = (
    type: string,
    customerId: number,
    at: number,
    [from, to]: readonly [number, number],
  ): void => {
    const cause = { refKind: 'order', refId: order, actorKind: 'customer', actorId: customerId } as const;
    put(ledgerEntries, { id: ++entry, type: type as never, laneSeq: entry, at, ...cause });
    for (const [line, side, accountId] of [
      [1, 'D', from],
      [2, 'C', to],
    ] as const)
      put(ledgerPostings, {
        entryId: entry,
        line,
        side,
        accountId,
        amount: BigInt(order) * ONE + 1n,
        accountSeq: 2 * entry + line,
      });
  };
  for (const day of DAYS)
    for (const customerId of [1, 2])
      for (const symbolId of [7, 8]) {
        const at = Date.parse(day) + 3_600_000;
        const [free, held] = [customerId * 10 + 1, customerId * 10 + 2];
        const prices = { side: 'buy', openBid: 100n * ONE, openPrice: 101n * ONE } as const;
        const terms = { units: '1', openRate: RATE } as never;
        put(orders, { id: ++order, customerId, symbolId, accountId: free, lots: ONE, ...prices, terms });
        enter('order.margin_hold', customerId, at, [free, held]);
        enter('order.fee', customerId, at, [free, 2]);
        enter('order.margin_release', customerId, at, [held, free]);
      }
  return entry;
}

beforeAll(async () => {
  const migrated = await dataSourceFor({ dialect: 'sqlite', file }, schema).initialize();
  await migrated.runMigrations();
  await migrated.destroy();
  source = new Database(file);
  const account = { book: 'demo', currency: 'USD' } as const;
  put(ledgerAccounts, { id: 2, kind: 'house_fees', part: 'free', ...account });
  for (const id of [1, 2]) {
    // The United States, and Germany.
    put(customers, {
      id,
      uid: `u${id}`,
      inviteCode: `i${id}`,
      isDemo: true,
      areaId: [565, 109][id - 1] ?? null,
    });
    for (const [place, part] of [
      [1, 'free'],
      [2, 'held'],
    ] as const)
      put(ledgerAccounts, { id: id * 10 + place, ownerId: id, kind: 'forex', part, ...account });
  }
  const perDay = trade() / DAYS.length;
  const { figures } = new ProductRegistry(PRODUCTS);
  for (const [place, day] of DAYS.entries()) {
    const portion = { after: place * perDay, upTo: (place + 1) * perDay };
    const reader = await openSnapshot({ dialect: 'sqlite', file });
    const engine = { ask: async () => figures } as unknown as EngineClient;
    const areas = { countryOf: (id: number) => countryAt(id) ?? null } as Areas;
    const rows = await new ReportSums(engine, reader, areas).added('UTC', day, portion);
    const moved = (await reader.ask(movedBetween(portion))).map(decodeMoved);
    await reader.close();
    for (const { table, row } of rows) put(schema.find(({ name }) => name === table) as Table<object>, row);
    for (const { credited, debited, ...each } of moved)
      put(daySums, { ...each, zone: 'UTC', day, credited: String(credited), debited: String(debited) });
    put(daySumEnds, { zone: 'UTC', day, upTo: portion.upTo });
  }
  source.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

async function verified(of: string): Promise<string> {
  const reader = await openSnapshot({ dialect: 'sqlite', file: of });
  try {
    return `${await verifyDaySums(reader)}; ${await verifyReportSums(reader)}`;
  } finally {
    await reader.close();
  }
}

it('accepts what the server sums', async () => {
  expect(await verified(file)).toMatch(
    /^[1-9]\d* sums of days .*; [1-9]\d* sums of reports, and 12 customers’ active days,/,
  );
});

const FEES = `figure = 'house_fees' AND dimension = 'symbol'`;
const ALTERATIONS: readonly [what: string, sql: string, said: RegExp][] = [
  [
    'whose account it is',
    `UPDATE day_sums SET is_house = 0 WHERE account = 'house_fees'`,
    /day’s sum of .* house_fees/,
  ],
  [
    'an end beyond the ledger',
    'UPDATE day_sum_ends SET up_to = up_to + 9',
    /said to end at entry 45 of 2026-11-19, they end at 36/,
  ],
  [
    'the day of the end',
    `UPDATE day_sum_ends SET day = '2026-11-18'`,
    /said to end at entry 36 of 2026-11-18/,
  ],
  [
    'sums of an unknown zone',
    `INSERT INTO day_sums SELECT 'Mars', day, book, currency, type, account, is_house, credited, debited, entries FROM day_sums`,
    /\d+ sums of days are stored/,
  ],
  [
    'the spread',
    `UPDATE report_sums SET whole = whole + 1 WHERE figure = 'spread'`,
    /spread in UTC: its whole is \d, recomputed \d/,
  ],
  ['the week', `UPDATE report_sums SET week = '2026-11-09'`, /its week is 2026-11-09, recomputed 2026-11-16/],
  ['the month', `UPDATE report_sums SET month = '2026-10'`, /its month is 2026-10, recomputed 2026-11/],
  [
    'cells, with the sums of symbols and of days as they were',
    `UPDATE report_sums SET whole = whole + CASE WHEN (day = '2026-11-16') = (value = '7') THEN 1 ELSE -1 END
      WHERE ${FEES} AND day < '2026-11-18'`,
    /symbol 7 .* house_fees in UTC: its whole is/,
  ],
  [
    'a country',
    `UPDATE report_sums SET value = 'FR' WHERE value = 'DE'`,
    /country FR .* in UTC is of no entry/,
  ],
  [
    'a figure that is gone',
    `DELETE FROM report_sums WHERE ${FEES} AND day = '2026-11-17'`,
    /report’s sum of 2026-11-17 .* is missing/,
  ],
  [
    'a figure of another day',
    `UPDATE report_sums SET day = '2026-11-20' WHERE ${FEES} AND day = '2026-11-17'`,
    /report’s sum of 2026-11-17 .* is missing/,
  ],
  [
    'a figure of an unknown dimension',
    `INSERT INTO report_sums SELECT zone, book, 'x', day, value, currency, type, figure, week, month, whole, rest, entries FROM report_sums LIMIT 1`,
    /report_sums: \d+ rows are stored/,
  ],
  [
    'when somebody was active',
    `UPDATE active_days SET day = '2026-11-20' WHERE customer_id = 2 AND day = '2026-11-17'`,
    /who acted on 2026-11-17 in UTC \(demo 2 .*\) is not stored/,
  ],
  [
    'who was active',
    `UPDATE active_days SET customer_id = 3 WHERE customer_id = 2`,
    /who was active on 2026-11-16 in UTC \(demo 3 .*\) did not act/,
  ],
  [
    'the country of who was active',
    `UPDATE active_days SET country = 'FR'`,
    /its country is FR, recomputed US/,
  ],
];
it.each(ALTERATIONS)('reports an alteration: %s', async (_, sql, said) => {
  const copy = join(folder, 'altered.db');
  copyFileSync(file, copy);
  const altered = new Database(copy);
  altered.exec(sql);
  altered.close();
  await expect(verified(copy)).rejects.toThrow(said);
});
