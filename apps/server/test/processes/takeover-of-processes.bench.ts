import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { NOON } from '../../dist/cli/bench/crowd.js';
import { line, median } from '../../dist/cli/bench/ratio.js';
import { type CrowdRows, crowdRows } from '../../dist/cli/bench/start.bench.js';
import { encodeRow, type SqlValue } from '../../dist/platform/database/table.js';
import { type TestStorage, targetOf } from '../harness/database.js';
import { EngineProcessHandle } from '../harness/engine-process-handle.js';
import { migratedTestStorage } from '../harness/seeded-grounds.js';

/** Number of takeovers. Each ends the leader and starts another standby. */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const SIZE = { accounts: 50_000, positions: Number(process.env.BENCH_POSITIONS ?? 1_000_000) };
/** Maximum time from taking the lease to serving, ms. */
const MOST = 2_000;
/** Rows per statement. */
const PORTION = 10_000;

let ground: TestStorage;
beforeAll(async () => {
  ground = await migratedTestStorage('postgres');
  const database = new pg.Client({ connectionString: ground.databaseUrl ?? '' });
  await database.connect();
  await database.query('SET synchronous_commit = off');
  for (const rows of crowdRows(SIZE)) await fill(database, rows);
  await database.query('ANALYZE');
  await database.end();
}, 900_000);
afterAll(() => ground?.discard());

async function fill(database: pg.Client, { table, count, rowAt }: CrowdRows): Promise<void> {
  for (let from = 0; from < count; from += PORTION) {
    const rows = Array.from({ length: Math.min(PORTION, count - from) }, (_, at) => {
      const values: SqlValue[] = [];
      encodeRow(table, rowAt(from + at), values);
      return Object.fromEntries(values.map((value, column) => [table.stored[column], value]));
    });
    const json = JSON.stringify(rows, (_, value) => (typeof value === 'bigint' ? String(value) : value));
    await database.query(
      `INSERT INTO "${table.name}" SELECT * FROM json_populate_recordset(NULL::"${table.name}", $1)`,
      [json],
    );
  }
}

const positionsOf = async (engine: EngineProcessHandle): Promise<number> => {
  const { held } = await engine.ask({ kind: 'positions.held' });
  return held.reduce((all, { long, short }) => all + long.positions + short.positions, 0);
};

it('an engine that stood by serves a million positions two seconds after it has the lease', async () => {
  const start = (): EngineProcessHandle => new EngineProcessHandle(targetOf(ground), NOON);
  const engines = [start()];
  await engines[0]?.leads;
  const took: number[] = [];
  try {
    for (let round = 0; round < ROUNDS; round++) {
      const leader = engines.at(-1) as EngineProcessHandle;
      const standby = start();
      engines.push(standby);
      await expect.poll(() => standby.standing?.state, { timeout: 300_000 }).toBe('following');
      leader.signal('SIGKILL');
      took.push(await standby.leads);
      expect(await positionsOf(standby)).toBe(SIZE.positions);
    }
  } finally {
    for (const engine of engines) engine.signal('SIGKILL');
  }
  const ratio = {
    name: `two seconds ÷ from the lease to serving, ${SIZE.positions.toLocaleString('en')} open positions`,
    goal: 1,
    ratios: took.map((each) => MOST / each),
    asserted: 'every position is there',
  };
  console.log(line(ratio));
  expect(median(ratio.ratios)).toBeGreaterThanOrEqual(ratio.goal);
});
