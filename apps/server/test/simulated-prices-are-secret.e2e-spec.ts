import { createHash } from 'node:crypto';
import { dayOf } from '@truemark/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { forecast, formerTicks, type SeenTick, solve, type WalkTerms } from './attack/former-generator.js';
import { client } from './harness/client.js';
import { withinOneDay } from './harness/same-day.js';
import { startServer, type TestServer } from './harness/server.js';
import { type Socket, socket } from './harness/socket.js';
import { verifyLedger } from './harness/verify-ledger.js';

/** Published terms of the symbols that are always open. */
const TERMS: readonly WalkTerms[] = [
  { code: 'TMX100', home: 10_000, volatility: 0.24, quotesASecond: 2, precision: 2 },
  { code: 'BTCUSDT', home: 96_240, volatility: 0.5, quotesASecond: 2, precision: 2 },
  { code: 'ETHUSDT', home: 3_318, volatility: 0.62, quotesASecond: 1, precision: 2 },
];
const INDEX = TERMS[0] as WalkTerms;
const DAY = 86_400_000;

interface Told {
  readonly days: { day: string; hash: string; key: string | null; source: string; published_at_ms: number }[];
}

let server: TestServer;
let listener: Socket;
/** Ticks that a visitor saw, by symbol and number. */
const seen = new Map<string, Map<number, number>>();

const ticksOf = (code: string): SeenTick[] =>
  [...(seen.get(code) ?? [])].map(([seq, bid]) => ({ seq, bid })).sort((a, b) => a.seq - b.seq);
const count = (): number => TERMS.reduce((sum, { code }) => sum + (seen.get(code)?.size ?? 0), 0);
const listen = async (): Promise<void> => {
  listener = await socket(server);
  listener.send({ type: 'sub', params: 'DAY_MARKET' });
};
/** Reads the ticks pushed since the last call. */
const gather = (): number => {
  for (const message of listener.messages) {
    if (message.type !== 'DAY_MARKET') continue;
    const { seq, bid } = message.quotation;
    const ticks = seen.get(message.symbol) ?? new Map<number, number>();
    seen.set(message.symbol, ticks.set(seq, Number(bid)));
  }
  return count();
};

beforeAll(async () => {
  await withinOneDay(60_000);
  server = await startServer({ database: 'sqlite' });
  await listen();
});
afterAll(async () => {
  listener?.close();
  await server?.discard();
});

it('publishes the hashes of today’s and tomorrow’s key, and neither key', async () => {
  const { days } = await client(server.url).read<Told>('/api/proof/simulator');
  const today = dayOf(Date.now());
  const tomorrow = dayOf(Date.parse(today) + DAY);
  const coming = days.filter(({ day }) => day >= today);
  expect(coming.map(({ day }) => day)).toEqual([tomorrow, today]);
  expect(coming.map(({ key, source }) => [key, source])).toEqual(Array(2).fill([null, 'random']));
  expect(days.every(({ hash }) => /^[0-9a-f]{64}$/.test(hash))).toBe(true);
  expect(new Set(days.map(({ hash }) => hash)).size).toBe(days.length);
  expect(days.map(({ day }) => day)).toEqual(
    days
      .map(({ day }) => day)
      .sort()
      .reverse(),
  );
  // Keys that could be guessed from the source code.
  const guesses = ['truemark', '', server.dataDir, today].map((text) =>
    createHash('sha256').update(text).digest(),
  );
  const hashes = guesses.map((key) => createHash('sha256').update(key).digest('hex'));
  for (const { hash } of days) expect(hashes).not.toContain(hash);
});

it('every price of the former generator could be predicted', () => {
  const after = { seq: 4_321, bid: 10_012.34 };
  const ticks = formerTicks(INDEX, after, 60);
  const known = ticks.slice(5, 20);
  const start = solve(INDEX, known);
  expect(start).toBe(after.seq);
  const right = ticks.slice(20).filter((tick, index) => {
    const from = ticks[19 + index] as SeenTick;
    return Math.abs(forecast(INDEX, start as number, from) - tick.bid) <= 0.02;
  });
  expect(right).toHaveLength(40);
});

it('the current generator cannot be predicted from 200 ticks, also after a restart', {
  timeout: 240_000,
}, async () => {
  await expect.poll(gather, { timeout: 120_000, interval: 500 }).toBeGreaterThan(100);
  listener.close();
  await server.restart();
  const before = count();
  await listen();
  await expect.poll(gather, { timeout: 120_000, interval: 500 }).toBeGreaterThan(Math.max(200, before + 100));
  for (const terms of TERMS) {
    const ticks = ticksOf(terms.code);
    expect(ticks.length, terms.code).toBeGreaterThan(20);
    expect(solve(terms, ticks), terms.code).toBeNull();
  }
  const moves = TERMS.flatMap(({ code }) => {
    const ticks = ticksOf(code);
    return ticks.slice(1).flatMap(({ seq, bid }, index) => {
      const last = ticks[index] as SeenTick;
      return last.seq + 1 === seq ? [`${code} ${(bid - last.bid).toFixed(2)}`] : [];
    });
  });
  // Runs of five moves: if the restart reset the random stream, some would repeat.
  const runs = moves.slice(4).map((_, index) => moves.slice(index, index + 5).join());
  expect(new Set(runs).size).toBe(runs.length);
});

it('the stored ticks can be recomputed from the key', async () => {
  const { days } = await client(server.url).read<Told>('/api/proof/simulator');
  expect(days.filter(({ key }) => key !== null).every(({ day }) => day < dayOf(Date.now()))).toBe(true);
  const said = await verifyLedger(server);
  const [, checked] = /ok {2}(\d+) simulated ticks follow from the keys of their days/.exec(said) ?? [];
  expect(Number(checked)).toBeGreaterThan(200);
});
