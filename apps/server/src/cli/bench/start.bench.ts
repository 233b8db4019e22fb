import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { type LedgerAccount, ledgerAccounts } from '../../engine/kernel/tables/ledger.table.js';
import { symbols, ticks } from '../../engine/market/tables/market.table.js';
import { orders } from '../../engine/products/contracts/tables/order.table.js';
import { type Customer, customers } from '../../engine/products/customers/tables/customer.table.js';
import { migrate } from '../../platform/database/data-source.js';
import { encodeRow, type SqlValue, type Table, toSnakeCase } from '../../platform/database/table.js';
import { schema } from '../../schema.js';
import { type CrowdSize, NOON, positionOf, QUIET_SYMBOL, symbolOf, walletOf } from './crowd.js';
import type { Figure, Ratio } from './ratio.js';

const SIZE: CrowdSize = { accounts: 50_000, positions: 1_000_000 };
const GIB = 2 ** 30;

/** Report of `start-engine` on a start. */
export interface StartReport {
  readonly milliseconds: number;
  readonly peakBytes: number;
  readonly positions: number;
  readonly equities: number;
  /** Running fund subscriptions. */
  readonly subscriptions: number;
}

/** The engine's start on a database with a million open positions: time and memory. */
export const startBench = (): Promise<(Ratio | Figure)[]> =>
  startedWith({
    what: '1,000,000 open positions of 50,000 accounts',
    fill: fillPositions,
    isWhole: ({ positions, equities }) => positions === SIZE.positions && equities === SIZE.accounts,
    asserted: 'every position and every account is there',
  });

/** Data before a start, and the expected state after it. */
export interface StartScenario {
  readonly what: string;
  readonly fill: (database: Database.Database) => void;
  readonly isWhole: (report: StartReport) => boolean;
  readonly asserted: string;
}

/** Starts the engine in its own process on a filled database. */
export async function startedWith({
  what,
  fill,
  isWhole,
  asserted,
}: StartScenario): Promise<(Ratio | Figure)[]> {
  const directory = mkdtempSync(join(tmpdir(), 'truemark-start-'));
  try {
    const file = join(directory, 'crowd.db');
    await migrate({ dialect: 'sqlite', file }, schema);
    const database = new Database(file);
    database.pragma('synchronous = OFF');
    database.transaction(() => fill(database))();
    database.close();
    const program = fileURLToPath(new URL('./start-engine.js', import.meta.url));
    const { stdout, stderr } = spawnSync(process.execPath, [...process.execArgv, program, file], {
      encoding: 'utf8',
    });
    const report = JSON.parse(stdout || `{"fault":${JSON.stringify(stderr)}}`) as StartReport;
    if (!isWhole(report)) throw new Error(`the engine started with ${JSON.stringify(report)}`);
    const text = `${(report.milliseconds / 1000).toFixed(1)} s, ${(report.peakBytes / GIB).toFixed(2)} GiB at most`;
    return [
      { name: `start with ${what}`, text },
      {
        name: `2 GiB ÷ the most memory of a start with ${what}`,
        goal: 1,
        ratios: [(2 * GIB) / report.peakBytes],
        asserted,
      },
    ];
  } finally {
    rmSync(directory, { recursive: true });
  }
}

/** Number of rows of a table, and their contents. */
export interface CrowdRows {
  readonly table: Table<object>;
  readonly count: number;
  readonly rowAt: (index: number) => object;
}

const rowsIn = <R extends object>(
  table: Table<R>,
  count: number,
  rowAt: (index: number) => R,
): CrowdRows => ({
  table: table as unknown as Table<object>,
  count,
  rowAt,
});

/** All rows of a database with open positions, in writing order. */
export const crowdRows = (size: CrowdSize): readonly CrowdRows[] => [
  rowsIn(symbols, QUIET_SYMBOL, (index) => symbolOf(index + 1)),
  rowsIn(ticks, QUIET_SYMBOL, (index) => ({
    ...{ symbolId: index + 1, seq: 1, at: NOON, bid: 110_000_000, ask: 110_010_000, laneSeq: index + 1 },
  })),
  rowsIn(customers, size.accounts, customerAt),
  rowsIn(ledgerAccounts, 2 * size.accounts, (index) => accountAt(index, size)),
  rowsIn(orders, size.positions, (index) => positionOf(index, size)),
];

function fillPositions(database: Database.Database): void {
  for (const { table, count, rowAt } of crowdRows(SIZE)) insertRows(database, table, count, rowAt);
}

const NOBODY = {
  ...{ isDemo: false, demoId: null, email: null, emailKey: null, mobile: null, areaId: null },
  ...{ passwordHash: null, payPasswordHash: null, invitedBy: null, name: null, nickname: null },
  ...{ level: 0, creditScore: 0, isTrader: false, reviewStatus: 0, isReal: false, blocked: {}, profile: {} },
  payoutsFrom: null,
};

export const customerAt = (index: number): Customer => ({
  ...NOBODY,
  id: index + 1,
  uid: String(10_000_000 + index),
  inviteCode: `I${index}`,
  lang: 'en',
  createdAt: NOON,
});

const accountAt = (index: number, size: CrowdSize): LedgerAccount =>
  walletOf(1 + Math.floor(index / 2), size)[index % 2] as LedgerAccount;

export function insertRows<R extends object>(
  database: Database.Database,
  table: Table<R>,
  count: number,
  rowAt: (index: number) => R,
): void {
  const columns = table.names.map((name) => `"${toSnakeCase(name)}"`).join(', ');
  const values = table.names.map(() => '?').join(', ');
  const insert = database.prepare(`INSERT INTO "${table.name}" (${columns}) VALUES (${values})`);
  for (let index = 0; index < count; index++) {
    const row: SqlValue[] = [];
    encodeRow(table, rowAt(index), row);
    insert.run(row);
  }
}
