import { readFileSync, rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Figure, interleaved, line, median, type Ratio } from '../../dist/cli/bench/ratio.js';
import { newDataDir } from '../harness/database.js';
import { type Process, startTestCluster, type TestCluster, waitUntilLeading } from '../harness/processes.js';
import { type Program, readyAddress, runBuilt } from '../harness/server-process.js';
import { PushReaders, percentile, type Told } from './push-readers.js';
import { heldBy } from './watched.js';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SOCKETS = Number(process.env.BENCH_SOCKETS ?? 5_000);
const FEW = 50;
/** Duration for which messages of a round are kept, ms. */
const KEPT = Number(process.env.BENCH_SECONDS ?? 20) * 1_000;
/** Pause after all sockets are open, so that work from connecting is done, ms. */
const SETTLED = 1_000;
/** Open files of a process in addition to its sockets. */
const OTHER_FILES = 300;
const SETTINGS = { SEED: 'none', PRICE_FEED: 'simulator', RATE_LIMITS: 'off', LOG_LEVEL: 'warn' };

/** A system under test: the addresses for sockets, and its processes. */
interface Served {
  readonly ports: readonly number[];
  readonly pids: readonly number[];
}

let house: TestCluster;
let engine: Process;
let gateways: readonly Process[];
let single: Program;
let redis: Redis;
let one: Served;
let two: Served;
/**
 * Shared by both systems, so neither gets more reading capacity; separate processes, so reading does not delay
 * measuring.
 */
const readers: PushReaders[] = [];
const dataDir = newDataDir();

beforeAll(async () => {
  const allowed = Number(/Max open files\s+(\d+)/.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1]);
  if (allowed < SOCKETS + OTHER_FILES)
    throw new Error(
      `${SOCKETS} sockets at one process need ${SOCKETS + OTHER_FILES} open files, and this machine allows ${allowed}: raise \`ulimit -n\`, or take fewer with BENCH_SOCKETS`,
    );
  house = await startTestCluster({ hasOwnPostgres: true, env: SETTINGS });
  engine = await house.startEngine();
  await waitUntilLeading(engine);
  gateways = await Promise.all([house.startGateway(), house.startGateway()]);
  const { DATABASE_URL = '' } = house.variables;
  const admin = new pg.Client({ connectionString: DATABASE_URL });
  await admin.connect();
  await admin.query('CREATE DATABASE single');
  await admin.end();
  const ofSingle = Object.assign(new URL(DATABASE_URL), { pathname: '/single' }).href;
  single = runBuilt('main.js', { ...SETTINGS, DATA_DIR: dataDir, DATABASE_URL: ofSingle, PORT: '0' });
  const port = portOf(await readyAddress(single));
  redis = new Redis(house.redis.url);
  readers.push(new PushReaders(), new PushReaders());
  one = { ports: [port, port], pids: [single.child.pid ?? 0] };
  two = { ports: gateways.map(({ url }) => portOf(url)), pids: [engine, ...gateways].map(({ pid }) => pid) };
});
afterAll(async () => {
  for (const each of readers) each.stop();
  redis?.disconnect();
  single?.child.kill('SIGKILL');
  await single?.ended;
  rmSync(dataDir, { recursive: true, force: true });
  await house?.discard();
});

const portOf = (url: string): number => Number(new URL(url).port);

interface Round {
  readonly told: readonly Told[];
  /** Median delay from a tick to its message at a socket, ms. */
  readonly half: number;
  readonly most: number;
  /** Processor time of the servers, ms a second. */
  readonly processor: number;
}

/** Opens the sockets, keeps frames for some seconds, and closes them. */
async function push(to: Served, sockets: number, meanwhile = () => pause(KEPT)): Promise<Round> {
  const used = (): number => to.pids.reduce((sum, pid) => sum + heldBy({ pid }).processor, 0);
  const share = Math.ceil(sockets / readers.length);
  await Promise.all(readers.map((each, at) => each.open(to.ports[at] as number, share)));
  await pause(SETTLED);
  for (const each of readers) each.keep();
  const [from, before] = [performance.now(), used()];
  await meanwhile();
  const processor = ((used() - before) * 1_000) / (performance.now() - from);
  const told = await Promise.all(readers.map((each) => each.tell()));
  await Promise.all(readers.map((each) => each.close()));
  isComplete(told);
  return { told, processor, half: percentile(told, 50), most: percentile(told, 99) };
}

/**
 * Checks completeness. The readers check that all sockets of one gateway received the same. Both gateways must show
 * each symbol up to the same tick, except for ticks that arrive while one is read after the other.
 */
function isComplete([first, second]: readonly Told[]): void {
  expect(Object.keys(first?.pushed ?? {}).length).toBeGreaterThan(0);
  expect(Object.keys(second?.pushed ?? {}).sort()).toEqual(Object.keys(first?.pushed ?? {}).sort());
  for (const [symbol, numbers] of Object.entries(first?.pushed ?? {})) {
    const others = second?.pushed[symbol] ?? [];
    expect(Math.abs((numbers.at(-1) ?? 0) - (others.at(-1) ?? 0))).toBeLessThanOrEqual(3);
  }
}

/** Cost of one tick for each gateway and Redis, independent of the number of sockets. */
interface PerTick {
  readonly events: number;
  /** Bytes that Redis sends to all processes. */
  readonly bytes: number;
}

async function figureOf({ url }: Process, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1]);
}

async function perTick(sockets: number): Promise<PerTick & { readonly round: Round }> {
  const counted = async (): Promise<readonly [ticks: number, events: number, bytes: number]> => [
    await figureOf(engine, 'truemark_ticks_total'),
    median(await Promise.all(gateways.map((each) => figureOf(each, 'truemark_events_total')))),
    Number(/total_net_output_bytes:(\d+)/.exec(await redis.info('stats'))?.[1]),
  ];
  let taken: PerTick = { events: 0, bytes: 0 };
  const round = await push(two, sockets, async () => {
    const [ticks, events, bytes] = await counted();
    await pause(KEPT);
    const [ticksAfter, eventsAfter, bytesAfter] = await counted();
    const more = ticksAfter - ticks;
    expect(more).toBeGreaterThan(0);
    taken = { events: (eventsAfter - events) / more, bytes: (bytesAfter - bytes) / more };
  });
  return { ...taken, round };
}

/** Share of the ticks between the first and the last shown that a later tick replaced before they were sent. */
function replaced(rounds: readonly Round[]): string {
  const rows = rounds.flatMap(({ told }) => told.flatMap(({ pushed }) => Object.values(pushed)));
  const all = rows.reduce((sum, numbers) => sum + (numbers.at(-1) ?? 0) - (numbers[0] ?? 0) + 1, 0);
  return `${(100 - (100 * rows.reduce((sum, { length }) => sum + length, 0)) / all).toFixed(1)} % of ticks replaced`;
}

function shown(name: string, rounds: readonly Round[]): Figure {
  const of = (pick: (round: Round) => number): string => median(rounds.map(pick)).toFixed(0);
  const span = of(({ told }) => median(told.flatMap(({ spans }) => spans)));
  const text = `median ${of(({ half }) => half)} ms, 99th percentile ${of(({ most }) => most)} ms, a frame from the first socket to the last ${span} ms, ${of(({ processor }) => processor)} ms of processor a second, ${replaced(rounds)}`;
  return { name, text };
}

it('a tick to many sockets at two gateways beside one process', async () => {
  const asserted =
    'all sockets of a process had the same frames in the same order, and both gateways show each symbol to the same tick';
  const [alone, through, events]: [Round[], Round[], number[]] = [[], [], []];
  const figures: { few: PerTick; many: PerTick }[] = [];
  let isFirst = false;
  const pushAlone = async () => void alone.push(await push(one, SOCKETS));
  const ratios = await interleaved(ROUNDS, async () => {
    isFirst = !isFirst;
    if (isFirst) await pushAlone();
    const few = await perTick(Math.min(FEW, SOCKETS));
    const many = await perTick(SOCKETS);
    if (!isFirst) await pushAlone();
    through.push(many.round);
    figures.push({ few, many });
    events.push(few.events / many.events);
    return (alone.at(-1) as Round).most / many.round.most;
  });
  const count = SOCKETS.toLocaleString('en');
  const of = (pick: (each: { few: PerTick; many: PerTick }) => number): string =>
    median(figures.slice(1).map(pick)).toFixed(2);
  const results: (Ratio | Figure)[] = [
    {
      name: `1.5 × a tick to ${count} sockets of one process, 99th percentile ÷ to as many at two gateways`,
      ...{ goal: 1, ratios: ratios.map((each) => each * 1.5), asserted },
    },
    {
      name: `1.05 × events a tick that a gateway follows with ${FEW} sockets ÷ with ${count}`,
      ...{ goal: 1, ratios: events.slice(1).map((each) => each * 1.05), asserted },
    },
    shown('from a tick to the sockets of one process', alone.slice(1)),
    shown('from a tick to the sockets of two gateways', through.slice(1)),
    {
      name: `events a tick at a gateway, bytes a tick from Redis`,
      text: `with ${FEW} sockets ${of(({ few }) => few.events)} and ${of(({ few }) => few.bytes)}, with ${count} ${of(({ many }) => many.events)} and ${of(({ many }) => many.bytes)}`,
    },
  ];
  console.log(`\n${results.map(line).join('\n')}`);
  const missed = results.filter((each) => 'goal' in each && median(each.ratios) < each.goal);
  expect(missed.map(({ name }) => name)).toEqual([]);
});
