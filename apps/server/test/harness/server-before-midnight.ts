import type { TradeSymbol } from '@truemark/contracts';
import { client } from './client.js';
import { PipedTicks, writeTicksWhile } from './piped-ticks.js';
import { startServer, type TestServer } from './server.js';

/** Its prices continue where the demo day ended. */
export const SYMBOL = 'EURUSD';
export const DAY = '2014-05-07';
const MIDNIGHT = Date.UTC(2014, 4, 8);
/** Ticks, one per second, that arrive while the server starts. */
const WARM_UP = 900;
const BEGIN = MIDNIGHT - 40 * 60_000;
/** Last hours of a Wednesday, a tick every ten seconds, and the first minutes of the next day. */
const EVENING = Array.from({ length: 120 }, (_, at) => MIDNIGHT - 20 * 60_000 + at * 10_000);
const MORNING = Array.from({ length: 30 }, (_, at) => MIDNIGHT + 5_000 + at * 60_000);

const bidAt = (at: number): number => 116_000 + ((at * 7) % 13);
const price = (points: number): string => (points / 100_000).toFixed(5);

/** Polls ten times a second for up to a minute; also usable in hooks and by every runner. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await holds()); tries++) {
    if (tries >= 600) throw new Error('it did not come');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Server on a recorded clock shortly before a midnight, which the story triggers. */
export interface ServerBeforeMidnight {
  readonly server: TestServer;
  /** Releases `count` of the evening's ticks. */
  move(count: number): Promise<void>;
  /** Passes midnight, and waits until the day is sealed. */
  pass(): Promise<void>;
  discard(): Promise<void>;
}

export async function startBeforeMidnight(): Promise<ServerBeforeMidnight> {
  const warmUp = Array.from({ length: WARM_UP }, (_, at) => BEGIN + at * 1_000);
  const times = [...warmUp, ...EVENING, ...MORNING];
  const ticks = times.map((time, at) => ({ time, bid: price(bidAt(at)), ask: price(bidAt(at) + 10) }));
  const pipe = await PipedTicks.of(ticks);
  const replay = { PRICE_FEED: 'replay', REPLAY_CLOCK: 'recorded', REPLAY_SPEED: 'max' };
  const env = { ...replay, REPLAY_FILES: `${SYMBOL}=${pipe.path}` };
  const server = await writeTicksWhile([pipe], startServer({ database: 'sqlite', env }));
  const visitor = client(server.url);
  const last = async (): Promise<number> => {
    const list = await visitor.read<TradeSymbol[]>('/v2/api/forex/trade_list');
    return list.find(({ Code }) => Code === SYMBOL)?.ForexQuotations?.TimeMs ?? 0;
  };
  let written = WARM_UP;
  const writeTo = async (index: number): Promise<void> => {
    written = index;
    await pipe.writeTo(index);
    await until(async () => (await last()) === times[index - 1]);
  };
  const sealed = async (): Promise<readonly string[]> => {
    const { data } = await visitor.read<{ data: { day: string }[] }>('/api/proof/seals');
    return data.map(({ day }) => day);
  };
  return {
    server,
    move: (count) => writeTo(written + count),
    pass: async () => {
      await writeTo(times.length);
      await until(async () => (await sealed()).includes(DAY));
    },
    discard: async () => {
      await server.discard();
      await pipe.close();
    },
  };
}
