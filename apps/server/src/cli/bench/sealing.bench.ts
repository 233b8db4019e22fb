import { dayOf } from '@truemark/domain';
import type Database from 'better-sqlite3';
import { laneInputs } from '../../engine/kernel/tables/lane.table.js';
import { symbols, ticks } from '../../engine/market/tables/market.table.js';
import { customers } from '../../engine/products/customers/tables/customer.table.js';
import { optionOf } from '../transfer/run.js';
import { CopyCrowd } from './copy-crowd.js';
import { NOON, symbolOf } from './crowd.js';
import { pacedLatencies } from './paced-latencies.js';
import type { Figure, Ratio } from './ratio.js';
import { percentile } from './send-steadily.js';
import { customerAt, insertRows } from './start.bench.js';

/** Size of the sealed day; configurable for slower machines. */
const TICKS = Number(optionOf('ticks') ?? 1_000_000);
const CUSTOMERS = Number(optionOf('customers') ?? 100_000);
const TRADERS = 200;
const QUIET = 10_000;
const HOUR = 3_600_000;
/** Maximum growth factor of an order's 99th percentile. */
const MOST = 3;

/** 99th percentile of orders while a large day is sealed. */
export async function sealingBench(): Promise<(Ratio | Figure)[]> {
  const crowd = await CopyCrowd.open(1, TRADERS, fill);
  try {
    const quiet = await pacedLatencies(crowd, new Promise((resolve) => setTimeout(resolve, QUIET)));
    const day = dayOf(NOON);
    const sealed = new Promise<void>((resolve) =>
      crowd.engine.subscribe((event) => {
        if (event.type === 'day.sealed' && event.day === day) resolve();
      }),
    );
    const from = performance.now();
    await crowd.pass(13 * HOUR);
    const busy = await pacedLatencies(crowd, sealed);
    const took = performance.now() - from;
    const seal = await crowd.sealOf(day);
    const sealedTicks = Object.values(seal.ticks).reduce((sum, { count }) => sum + count, 0);
    const isWhole = sealedTicks > TICKS && seal.liabilities.accounts >= CUSTOMERS;
    if (!isWhole)
      throw new Error(`${sealedTicks} ticks and ${seal.liabilities.accounts} customers are sealed`);
    const [before, during] = [percentile(quiet, 0.99), percentile(busy, 0.99)];
    const size = `${TICKS.toLocaleString('en')} ticks and ${CUSTOMERS.toLocaleString('en')} customers`;
    return [
      {
        name: `${MOST} × an order's quiet 99th percentile ÷ the one while a day of ${size} is sealed`,
        goal: 1,
        ratios: [(MOST * before) / during],
        asserted: 'every order was accepted, every tick and customer is in the seal',
      },
      {
        name: 'orders beside a seal',
        text: `p99 ${before.toFixed(1)} ms quiet, ${during.toFixed(1)} ms meanwhile; sealed after ${(took / 1000).toFixed(1)} s`,
      },
    ];
  } finally {
    await crowd.discard();
  }
}

/** Data of the day's morning, as the lane would have written it. */
function fill(database: Database.Database): void {
  insertRows(database, symbols, 1, () => ({ ...symbolOf(1), feed: 'replay' }));
  insertRows(database, customers, CUSTOMERS, customerAt);
  const morning = NOON - 11 * HOUR;
  insertRows(database, ticks, TICKS, (index) => ({
    ...{ symbolId: 1, seq: index + 1, at: morning + Math.floor((index * 10 * HOUR) / TICKS) },
    ...{ bid: 110_000_000 + (index % 7) * 1_000, ask: 110_010_000 + (index % 7) * 1_000, laneSeq: index + 1 },
  }));
  // A day's liabilities depend on the number of customers created by its end.
  insertRows(database, laneInputs, CUSTOMERS, (index) => ({
    ...{ laneSeq: TICKS + index + 1, at: NOON - HOUR, kind: 'customer.create', payload: '{}', outcome: '' },
    ...{ idempotencyOwner: null, idempotencyKey: null, idempotencyHash: null },
  }));
  database
    .prepare(
      `INSERT INTO engine_lease (id, epoch, holder, renewed_at, lane_seq, batch_id) VALUES (1, 0, '', 0, ?, '')`,
    )
    .run(TICKS + CUSTOMERS);
}
