import { rmSync } from 'node:fs';
import type { TradeSymbol } from '@truemark/contracts';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Load as Posts, post } from '../../dist/cli/bench/http-load.js';
import { type Figure, interleaved, line, median, type Ratio } from '../../dist/cli/bench/ratio.js';
import { client } from '../harness/client.js';
import { newDataDir } from '../harness/database.js';
import { demoCustomer } from '../harness/demo-customer.js';
import {
  healthOf,
  type Process,
  startTestCluster,
  type TestCluster,
  waitUntilLeading,
} from '../harness/processes.js';
import { type Program, readyAddress, runBuilt } from '../harness/server-process.js';
import { CLIENTS, type RawOrders, rawOrders } from './raw-orders.js';
import { heldBy } from './watched.js';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
/** Orders of a round; each round takes at least a second. */
const ORDERS = Number(process.env.BENCH_ORDERS ?? 2_000);
const CUSTOMERS = 64;
const SETTINGS = { SEED: 'none', PRICE_FEED: 'simulator', RATE_LIMITS: 'off', LOG_LEVEL: 'warn' };
const ASSERTED = 'as many orders as were acknowledged, the whole ledger sums to zero';

/** A system under test: its addresses, customers and processes. */
interface Served {
  readonly databaseUrl: string;
  readonly pid: number;
  readonly doors: readonly Pick<Posts, 'port' | 'callers'>[];
  acknowledged: number;
}

let house: TestCluster;
let engine: Process;
let single: Program;
let raw: RawOrders;
let one: Served;
let many: Served;
const dataDir = newDataDir();

beforeAll(async () => {
  house = await startTestCluster({ hasOwnPostgres: true, env: SETTINGS });
  engine = await house.startEngine();
  await waitUntilLeading(engine);
  const gateways = await Promise.all([house.startGateway(), house.startGateway()]);
  const { DATABASE_URL = '' } = house.variables;
  const admin = new pg.Client({ connectionString: DATABASE_URL });
  await admin.connect();
  const databaseNamed = async (name: string): Promise<string> => {
    await admin.query(`CREATE DATABASE ${name}`);
    return Object.assign(new URL(DATABASE_URL), { pathname: `/${name}` }).href;
  };
  const [ofSingle, ofRaw] = [await databaseNamed('single'), await databaseNamed('raw')];
  await admin.end();
  single = runBuilt('main.js', { ...SETTINGS, DATA_DIR: dataDir, DATABASE_URL: ofSingle, PORT: '0' });
  const url = await readyAddress(single);
  raw = await rawOrders(ofRaw);
  const doors = (urls: readonly string[]) =>
    Promise.all(urls.map((each) => doorOf(each, CUSTOMERS / urls.length)));
  one = { databaseUrl: ofSingle, pid: single.child.pid ?? 0, doors: await doors([url]), acknowledged: 0 };
  const throughGateways = await doors(gateways.map((each) => each.url));
  many = { databaseUrl: DATABASE_URL, pid: engine.pid, doors: throughGateways, acknowledged: 0 };
});
afterAll(async () => {
  await raw?.stop();
  single?.child.kill('SIGKILL');
  await single?.ended;
  rmSync(dataDir, { recursive: true, force: true });
  await house?.discard();
});

/** Demo customers of a server, each with the order it sends. */
async function doorOf(url: string, customers: number): Promise<Served['doors'][number]> {
  const symbols = await client(url).read<TradeSymbol[]>('/v2/api/forex/trade_list');
  const symbol = symbols.find(({ Code }) => Code === 'TMX100') as TradeSymbol;
  const body = JSON.stringify({
    ...{ forex_id: symbol.Id, type: 1, cont: symbol.ForexMinCont, status: 1 },
    multiple: symbol.HasForexMultiple.at(-1)?.Value,
  });
  const callers = [];
  for (let count = 0; count < customers; count++) {
    const { token } = await demoCustomer({ url });
    callers.push({ headers: { authorization: token }, body });
  }
  return { port: Number(new URL(url).port), callers };
}

/** Status that a standby reports. */
interface Standing {
  readonly state: string;
  readonly seq: number;
  readonly behind: number;
}

interface Round {
  /** Orders a second. */
  readonly speed: number;
  /** Processor time of the deciding process, ms an order. */
  readonly processor: number;
}

async function send(to: Served): Promise<Round> {
  const [used, from] = [heldBy(to).processor, performance.now()];
  const sent = await Promise.all(
    to.doors.map(({ port, callers }) =>
      post({
        ...{ host: '127.0.0.1', path: '/v2/api/forex/submit', port, callers },
        ...{ connections: callers.length, requests: ORDERS / to.doors.length },
      }),
    ),
  );
  const seconds = (performance.now() - from) / 1_000;
  expect(sent.reduce((sum, { accepted }) => sum + accepted, 0)).toBe(ORDERS);
  to.acknowledged += ORDERS;
  return { speed: ORDERS / seconds, processor: (heldBy(to).processor - used) / ORDERS };
}

async function check({ databaseUrl, acknowledged }: Served): Promise<void> {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  const { rows } = await database.query(
    'SELECT (SELECT count(*) FROM orders) AS orders, (SELECT sum(balance) FROM ledger_accounts) AS sum',
  );
  await database.end();
  expect([Number(rows[0].orders), Number(rows[0].sum)]).toEqual([acknowledged, 0]);
}

/**
 * Maximum lag of a standby while orders arrive, and afterwards, in inputs: the lane's end in the database, read after
 * the standby reported its sequence.
 */
async function standbyLag(): Promise<readonly [Ratio, Figure]> {
  const standby = await house.startEngine();
  const database = new pg.Client({ connectionString: many.databaseUrl });
  await database.connect();
  const standing = async () => {
    const { state, seq, behind } = (await healthOf(standby)).standby as Standing;
    return state === 'following' ? { seq, behind } : { seq: Number.NEGATIVE_INFINITY, behind: 1_000 };
  };
  await expect.poll(async () => (await standing()).behind).toBeLessThan(1_000);
  const seen: number[] = [];
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const { seq } = await standing();
      const { rows } = await database.query('SELECT lane_seq FROM engine_lease WHERE id = 1');
      seen.push(Number(rows[0].lane_seq) - seq);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  const speeds: number[] = [];
  for (let round = 0; round < ROUNDS; round++) speeds.push((await send(many)).speed);
  isOver = true;
  await watching;
  await database.end();
  await expect.poll(async () => (await standing()).behind).toBe(0);
  const most = Math.max(...seen);
  const text = `${median(seen)} inputs in the median of ${seen.length} looks, ${most} at most, none soon after; ${median(speeds).toFixed(0)} orders came a second`;
  return [
    {
      name: 'orders that come in a second ÷ inputs that an engine which stands by is behind at most',
      ...{ goal: 1, ratios: [median(speeds) / most] },
      asserted: 'it follows all the while, and soon after is behind by nothing',
    },
    { name: 'an engine that stands by is behind, while orders come as fast as they are taken', text },
  ];
}

it('orders over Redis and two gateways beside one process and beside the usual design', async () => {
  const results: (Ratio | Figure)[] = [];
  const [toRaw, singleToRaw]: [number[], number[]] = [[], []];
  const costs = await interleaved(ROUNDS, async () => {
    const plain = await raw.run(ORDERS);
    const [through, alone] = [await send(many), await send(one)];
    await Promise.all([raw.check(), check(many), check(one)]);
    toRaw.push(through.speed / plain);
    singleToRaw.push(alone.speed / plain);
    return alone.processor / through.processor;
  });
  const usual = `${CLIENTS} clients of PostgreSQL with a transaction an order, same rows`;
  results.push(
    {
      name: 'processor time of an order in one process ÷ of the engine behind gateways',
      goal: 2,
      ratios: costs,
      asserted: ASSERTED,
    },
    { name: `orders over two gateways ÷ ${usual}`, goal: 4, ratios: toRaw.slice(1), asserted: ASSERTED },
    {
      name: `orders of one process on PostgreSQL ÷ ${usual}`,
      goal: 5,
      ratios: singleToRaw.slice(1),
      asserted: ASSERTED,
    },
    ...(await standbyLag()),
  );
  await check(many);
  console.log(`\n${results.map(line).join('\n')}`);
  const missed = results.filter((each) => 'goal' in each && median(each.ratios) < each.goal);
  expect(missed.map(({ name }) => name)).toEqual([]);
});
