import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { CandleBook, type OhlcBar, type Period, type RawQuote, type Tick } from '@truemark/domain';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { MarketClock, wallClock } from '../../platform/clock.js';
import { readBeginning } from './sources/quote-file.js';
import { Replay } from './sources/replay.js';
import { symbolFixture } from './sources/symbol.fixture.js';
import type { SymbolRow } from './tables/market.table.js';

/** Test data next to the checkout; not part of the project. */
const DATA = resolve(import.meta.dirname, '../../../../../../shared/data');
const DAY = '20140507';
const SYMBOLS = [
  { symbol: symbolFixture({ id: 1, code: 'EURUSD' }), quotes: 41_367, minutes: 1_406 },
  { symbol: symbolFixture({ id: 2, code: 'XAUUSD' }), quotes: 219_809, minutes: 1_385 },
];

const linesOf = (path: string): string[] =>
  gunzipSync(readFileSync(path)).toString().trim().split('\n').slice(1);
const fileOf = (kind: 'ticks' | 'bars', { code }: SymbolRow): string =>
  join(DATA, kind, `${code.toLowerCase()}_${DAY}_${kind === 'bars' ? '1min' : 'ticks'}.csv.gz`);

/** A decimal of at most 8 places in 10⁻⁸. Written independently of the code that it checks. */
function scaled(text: string): number {
  const [whole = '', fraction = ''] = text.split('.');
  return Number(whole + fraction.padEnd(8, '0'));
}

/** Bars of a fixed length, directly from the file's lines. */
function aggregate(lines: readonly string[], length: number): OhlcBar[] {
  const groups = new Map<number, number[]>();
  for (const line of lines) {
    const [time = '', bid = ''] = line.split(',');
    const start = Number(time) - (Number(time) % length);
    const group = groups.get(start);
    if (group) group.push(scaled(bid));
    else groups.set(start, [scaled(bid)]);
  }
  return [...groups].map(([start, bids]) => ({
    start,
    open: bids[0] as number,
    high: bids.reduce((a, b) => Math.max(a, b)),
    low: bids.reduce((a, b) => Math.min(a, b)),
    close: bids.at(-1) as number,
    volume: bids.length,
  }));
}

const isThere = existsSync(join(DATA, 'ticks'));
if (!isThere) console.warn(`skipped: the recorded ticks are not at ${DATA}`);

describe.skipIf(!isThere)('bars of a recorded day', () => {
  const closed = new Map<string, OhlcBar[]>();
  const book = new CandleBook((symbolId, period, bar) => {
    const key = `${symbolId}|${period}`;
    closed.set(key, [...(closed.get(key) ?? []), bar]);
  });
  const counts = new Map<number, number>();
  const clockFaults: string[] = [];
  let largestBatch = 0;

  beforeAll(async () => {
    const files = new Map(SYMBOLS.map(({ symbol }) => [symbol.code, fileOf('ticks', symbol)]));
    const marketClock = new MarketClock(wallClock, (await readBeginning(files.values())).firstTime);
    const deliver = async (quotes: readonly RawQuote[]): Promise<Tick[]> => {
      largestBatch = Math.max(largestBatch, quotes.length);
      const ticks = quotes.map(({ symbolId, time, bid, ask = bid }) => {
        if (marketClock.now() >= time) clockFaults.push(`${marketClock.now()} passed ${time}`);
        const seq = (counts.get(symbolId) ?? 0) + 1;
        counts.set(symbolId, seq);
        return { symbolId, seq, time, bid, ask };
      });
      for (const tick of ticks) book.take(tick);
      return ticks;
    };
    const said: string[] = [];
    const options = { files, speed: 'max', times: 'recorded', clock: wallClock, marketClock } as const;
    const replay = new Replay({ ...options, say: (line) => void said.push(line) }, deliver);
    await replay.start(
      SYMBOLS.map(({ symbol }) => symbol),
      new Map(),
    );
    const ended = () =>
      expect(said.filter((line) => line.includes('has ended'))).toHaveLength(SYMBOLS.length);
    await vi.waitFor(ended, 110_000);
    await replay.stop();
  }, 120_000);

  /** All bars of the day: the closed ones, then the running one. */
  const barsOf = ({ id }: SymbolRow, period: Period): OhlcBar[] => [
    ...(closed.get(`${id}|${period}`) ?? []),
    ...book.read(id, period, 1),
  ];

  it('take every quote once, in batches, none of them behind the market clock', () => {
    expect(SYMBOLS.map(({ symbol }) => counts.get(symbol.id))).toEqual(SYMBOLS.map(({ quotes }) => quotes));
    expect(largestBatch).toBeLessThanOrEqual(1000);
    expect(clockFaults).toEqual([]);
  });

  describe.each(SYMBOLS)('$symbol.code', ({ symbol, minutes }) => {
    const quoteLines = isThere ? linesOf(fileOf('ticks', symbol)) : [];

    it(`equals the published bars in every bid field of all ${minutes} minutes`, () => {
      const published = linesOf(fileOf('bars', symbol)).map((line) => {
        const [start, ...prices] = line.split(',');
        const [open, high, low, close] = prices.slice(0, 4).map(scaled);
        return { start: Number(start), open, high, low, close };
      });
      const ours = barsOf(symbol, '1min').map(({ volume: _, ...bar }) => bar);
      expect(published).toHaveLength(minutes);
      expect(ours).toEqual(published);
    });

    it.each([
      ['1min', 1],
      ['5min', 5],
      ['15min', 15],
      ['30min', 30],
      ['60min', 60],
      ['1day', 1440],
    ] as const)('%s bars equal an independent aggregation', (period, length) => {
      expect(barsOf(symbol, period)).toEqual(aggregate(quoteLines, length * 60_000));
    });
  });
});
