import type { TradeSymbol } from '@truemark/contracts';
import { type AdminClient, adminClient } from './admin-client.js';
import { client } from './client.js';
import type { Database } from './database.js';
import { PipedTicks, type RecordedTick, recordedTicks, writeTicksWhile } from './piped-ticks.js';
import { ALWAYS } from './scripted-market.js';
import { startServer, type TestServer } from './server.js';

const OWNER = { ADMIN_EMAIL: 'owner@example.com', ADMIN_PASSWORD: 'a long enough password' };
const TICKS = '../shared/data/ticks';

/** Recorded symbols. */
export const RECORDED = ['EURUSD', 'XAUUSD'] as const;
export type RecordedCode = (typeof RECORDED)[number];

/** Recorded ticks of 7 May 2014. */
export const recordedDay = (code: RecordedCode): RecordedTick[] =>
  recordedTicks(`${TICKS}/${code.toLowerCase()}_20140507_ticks.csv.gz`);

/** Symbol with generated ticks that tell a recorded market where to stop. */
const PACING_SYMBOL = 'GBPUSD';

/** Interval of its ticks before the first stop, ms. */
const BEAT = 1_000;

/** Server on recorded ticks, whose clock the story positions. */
export interface RecordedMarket {
  readonly server: TestServer;
  readonly owner: AdminClient;
  readonly symbols: ReadonlyMap<string, number>;
  /** Plays all ticks up to an instant (epoch ms) and stops there. */
  standAt(time: number): Promise<void>;
  /** Plays the rest of the day. */
  playOut(): Promise<void>;
  discard(): Promise<void>;
}

/** `stops`: instants at which the story will stop, ascending. */
export async function startRecordedMarket(
  database: Database,
  stops: readonly number[],
): Promise<RecordedMarket> {
  const days = RECORDED.map(recordedDay);
  const begin = firstShared(days);
  const first = stops[0] ?? begin;
  // The recordings advance in parallel while the server starts.
  const warmUp = Array.from(
    { length: Math.max(1, Math.floor((first - begin) / BEAT)) },
    (_, at) => begin + at * BEAT,
  );
  const beats = [...warmUp, ...stops].map((time) => ({ time, bid: '1.6', ask: '1.6001' }));
  const pipes = await Promise.all([
    ...days.map((ticks) => PipedTicks.of(ticks.filter(({ time }) => time >= begin))),
    PipedTicks.of(beats),
  ]);
  const files = [...RECORDED, PACING_SYMBOL].map((code, index) => `${code}=${pipes[index]?.path}`).join(',');
  const env = { PRICE_FEED: 'replay', REPLAY_FILES: files, REPLAY_CLOCK: 'recorded', REPLAY_SPEED: 'max' };
  const starting = startServer({ database, env: { ...env, ...OWNER }, seed: 'none' });
  const server = await writeTicksWhile(pipes, starting);
  const signIn = { email: OWNER.ADMIN_EMAIL, password: OWNER.ADMIN_PASSWORD };
  const owner = await adminClient(server, 'owner', 0, signIn);
  const list = (): Promise<TradeSymbol[]> => client(server.url).read('/v2/api/forex/trade_list');
  const symbols = new Map((await list()).map(({ Code, Id }) => [Code, Id]));
  for (const code of RECORDED) {
    await owner.change('symbols', symbols.get(code) as number, { Schedule: ALWAYS });
  }
  const shownTime = async (code: string): Promise<number> =>
    (await list()).find(({ Code }) => Code === code)?.ForexQuotations?.TimeMs ?? 0;
  return {
    server,
    owner,
    symbols,
    async standAt(time) {
      const written = pipes.map((pipe, index) => {
        // The next tick of each recording must be known, except for the symbol that determines the stop.
        const next = pipe.ticks.findIndex((tick) => tick.time > time);
        return pipe.writeTo(next < 0 ? pipe.ticks.length : next + (index < RECORDED.length ? 1 : 0));
      });
      // In parallel: a full pipe is read only as far as the others have advanced.
      await Promise.all(written);
      while ((await shownTime(PACING_SYMBOL)) < time);
    },
    async playOut() {
      // An ended recording no longer holds the others up.
      const end = (pipe: PipedTicks) => pipe.writeTo(pipe.ticks.length).then(() => pipe.close());
      await Promise.all(pipes.map(end));
      const last = Math.min(...days.map((ticks) => ticks.at(-1)?.time ?? 0)) - 1;
      for (const code of RECORDED) while ((await shownTime(code)) < last);
    },
    async discard() {
      await Promise.all(pipes.map((pipe) => pipe.close().catch(() => undefined)));
      await server.discard();
    },
  };
}

/** First instant at which all symbols have a tick: a ready server has a price of each. */
function firstShared([first = [], ...others]: readonly (readonly RecordedTick[])[]): number {
  const times = others.map((ticks) => new Set(ticks.map(({ time }) => time)));
  return first.find(({ time }) => times.every((each) => each.has(time)))?.time ?? 0;
}
