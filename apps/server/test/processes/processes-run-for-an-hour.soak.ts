import { appendFileSync, writeFileSync } from 'node:fs';
import type { ForexOrder, TradeSymbol } from '@truemark/contracts';
import { Redis } from 'ioredis';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoCustomer } from '../harness/demo-customer.js';
import { type Process, startTestCluster, type TestCluster, waitUntilLeading } from '../harness/processes.js';
import { type Socket, socket } from '../harness/socket.js';
import { verifyLedger } from '../harness/verify-ledger.js';
import { type Held, heldBy, median } from './watched.js';

const SECONDS = Number(process.env.SOAK_SECONDS ?? 3_600);
/** File to which each sample is written as a line; none if unset. */
const FILE = process.env.SOAK_FILE;
const SAMPLES = 60;
const CUSTOMERS = Number(process.env.SOAK_CUSTOMERS ?? 8);
const SOCKETS = 200;
/** Duration of the measurement without orders, and then with sockets, ms. */
const QUIET = 10_000;
/** Maximum memory growth between the second and the last quarter: this factor plus `SLACK` bytes. */
const GROWTH = 1.25;
const SLACK = 64 * 1024 * 1024;
const MORE_FILES = 30;
/** Maximum messages of each stream; a stream is trimmed a little after its limit. */
const MAX_MESSAGES = { 'truemark:commands': 11_000, 'truemark:events': 5_000 };
/**
 * Maximum age of a stored command outcome, ms: kept for a quarter of an hour, removed every half minute, with some
 * reserve.
 */
const FORGOTTEN = 17 * 60_000;

let cluster: TestCluster;
let processes: Readonly<Record<'engine' | 'standby' | 'gateway' | 'other', Process>>;
type Name = keyof typeof processes;
let redis: Redis;
let database: pg.Client;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const names = (): Name[] => Object.keys(processes) as Name[];
const heldByAll = (): Record<Name, Held> =>
  Object.fromEntries(names().map((name) => [name, heldBy(processes[name])])) as Record<Name, Held>;

beforeAll(async () => {
  cluster = await startTestCluster({ hasOwnPostgres: true });
  const engine = await cluster.startEngine();
  await waitUntilLeading(engine);
  const standby = await cluster.startEngine();
  const [gateway, other] = await Promise.all([cluster.startGateway(), cluster.startGateway()]);
  processes = { engine, standby, gateway, other };
  redis = new Redis(cluster.redis.url);
  database = new pg.Client({ connectionString: cluster.variables.DATABASE_URL });
  await database.connect();
});
afterAll(async () => {
  redis?.disconnect();
  await database?.end();
  await cluster?.discard();
});

async function ticksTaken(): Promise<number> {
  const figures = await (await fetch(`${processes.engine.url}/metrics`)).text();
  return Number(/^truemark_ticks_total (\d+)/m.exec(figures)?.[1] ?? 0);
}

/** Processor time per second of each process during `work`, ms. */
async function usedWhile(work: () => Promise<unknown>): Promise<Record<Name, number>> {
  const [before, since] = [heldByAll(), performance.now()];
  await work();
  const [after, seconds] = [heldByAll(), (performance.now() - since) / 1_000];
  return Object.fromEntries(
    names().map((name) => [name, (after[name].processor - before[name].processor) / seconds]),
  ) as Record<Name, number>;
}

/** Opens and closes one position after the other; returns the number of commands. */
async function trade(gateway: Process, isOver: () => boolean): Promise<number> {
  const { client, token } = await demoCustomer(gateway);
  const symbols = await client.read<TradeSymbol[]>('/v2/api/forex/trade_list');
  const symbol = symbols.find(({ Code }) => Code === 'TMX100') as TradeSymbol;
  const live = await socket(gateway, token);
  live.send({ type: 'sub', params: 'FOREX_CLOSED' });
  const multiple = symbol.HasForexMultiple.at(-1)?.Value;
  const terms = { forex_id: symbol.Id, type: 1, status: 1, cont: symbol.ForexMinCont, multiple };
  let commands = 0;
  for (; !isOver(); commands += 2) {
    const { Id } = await client.take<ForexOrder>('/v2/api/forex/submit', terms);
    await client.take('/v2/api/forex/close', { id: Id });
  }
  live.close();
  return commands;
}

it(
  `memory, open files, streams and tables of several processes do not grow under orders for ${SECONDS} s`,
  async () => {
    const ticks = await ticksTaken();
    const quiet = await usedWhile(() => wait(QUIET));
    const perTick = (await ticksTaken()) - ticks;
    const sockets: Socket[] = [];
    for (let count = 0; count < SOCKETS; count++) {
      const live = await socket(processes.gateway);
      live.send({ type: 'sub', params: 'DAY_MARKET' });
      sockets.push(live);
    }
    const shown = await usedWhile(() => wait(QUIET));
    for (const live of sockets) live.close();

    const samples: { at: number; held: Record<Name, Held>; streams: number[]; sent: number }[] = [];
    const end = performance.now() + SECONDS * 1_000;
    const isOver = (): boolean => performance.now() > end;
    if (FILE) writeFileSync(FILE, '');
    let commands = 0;
    const loaded = await usedWhile(async () => {
      const trading = Array.from({ length: CUSTOMERS }, (_, at) =>
        trade(at % 2 ? processes.other : processes.gateway, isOver),
      );
      while (!isOver()) {
        await wait((SECONDS * 1_000) / SAMPLES);
        const streams = await Promise.all(Object.keys(MAX_MESSAGES).map((name) => redis.xlen(name)));
        const { rows } = await database.query(
          'SELECT count(*)::int AS sent, count(*) FILTER (WHERE sent_at < $1)::int AS old FROM sent_commands',
          [Date.now() - FORGOTTEN],
        );
        const [{ sent, old }] = rows as [{ sent: number; old: number }];
        expect(old, 'outcomes that should be forgotten').toBe(0);
        const sample = { at: Date.now(), held: heldByAll(), streams, sent };
        samples.push(sample);
        if (FILE) appendFileSync(FILE, `${JSON.stringify(sample)}\n`);
      }
      for (const done of await Promise.all(trading)) commands += done;
    });

    const rate = commands / SECONDS;
    // Each command passes one gateway, so the cost per command is the sum over both, divided by all commands.
    const each = (...of: Name[]): string =>
      (of.reduce((sum, name) => sum + loaded[name] - quiet[name], 0) / rate).toFixed(2);
    console.log(
      `${commands} commands, ${rate.toFixed(0)} a second; ${perTick / (QUIET / 1_000)} ticks a second`,
    );
    console.log(`processor of a second without orders, ms: ${JSON.stringify(quiet)}`);
    console.log(
      `processor a command, ms: engine ${each('engine')}, standby ${each('standby')}, gateway ${each('gateway', 'other')}`,
    );
    console.log(
      `processor a socket and second, ms: ${((shown.gateway - quiet.gateway) / SOCKETS).toFixed(3)}`,
    );

    const quarter = Math.floor(samples.length / 4);
    const [second, last] = [samples.slice(quarter, 2 * quarter), samples.slice(-quarter)];
    for (const name of names()) {
      const memory = (part: typeof samples): number => median(part.map(({ held }) => held[name].memory));
      const files = (part: typeof samples): number => median(part.map(({ held }) => held[name].files));
      expect(memory(last), `memory of ${name}`).toBeLessThan(memory(second) * GROWTH + SLACK);
      expect(files(last), `files of ${name}`).toBeLessThan(files(second) + MORE_FILES);
    }
    for (const [at, [name, most]] of Object.entries(MAX_MESSAGES).entries())
      for (const { streams } of samples) expect(streams[at], name).toBeLessThan(most);
    await verifyLedger(cluster);
  },
  // At the end verification decides every order again, which takes a while on a busy machine.
  (SECONDS * 2 + 600) * 1_000,
);
