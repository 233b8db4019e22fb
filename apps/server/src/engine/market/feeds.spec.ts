import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RawQuote, Tick } from '@truemark/domain';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { ManualClock, MarketClock } from '../../platform/clock.js';
import { type FeedOptions, Feeds } from './feeds.js';
import { symbolFixture } from './sources/symbol.fixture.js';

/** Wednesday, 15 July 2026, 12:00 GMT. */
const NOW = Date.UTC(2026, 6, 15, 12);
const folder = mkdtempSync(join(tmpdir(), 'truemark-feeds-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'xauusd.csv');
writeFileSync(file, 'ts_ms,bid,ask\n1399420800006,1307.391,1307.707\n');

const EURUSD = symbolFixture({ id: 1, code: 'EURUSD' });
const XAUUSD = symbolFixture({ id: 2, code: 'XAUUSD', feed: 'replay' });
const GBPUSD = symbolFixture({ id: 3, code: 'GBPUSD', feed: 'replay' });
const BTCUSDT = symbolFixture({ id: 4, code: 'BTCUSDT', feed: 'binance', feedCode: 'btcusdt' });
const clock = new ManualClock(NOW);

const KEY = randomBytes(32);
const running: Feeds[] = [];
afterEach(async () => {
  for (const feeds of running.splice(0)) await feeds.stop();
  clock.set(NOW);
});

function feedsWith(change: Partial<FeedOptions> = {}) {
  const quotes: RawQuote[] = [];
  const ticks = new Map<number, Tick>();
  const sink = async (batch: readonly RawQuote[]): Promise<Tick[]> => {
    for (const quote of [...feeds.read(1_000), ...batch]) {
      quotes.push(quote);
      const { symbolId, bid, ask = bid } = quote;
      ticks.set(symbolId, { ...quote, ask, seq: (ticks.get(symbolId)?.seq ?? 0) + 1 });
    }
    return [];
  };
  const options: FeedOptions = {
    priceFeed: null,
    replayFiles: new Map([['XAUUSD', file]]),
    replaySpeed: 1,
    replayClock: 'now',
    binanceUrl: 'ws://127.0.0.1:9',
    binanceSymbols: null,
    keys: { cipher: { encrypt: String, decrypt: String }, fixed: null },
    clock,
    marketClock: new MarketClock(clock),
    say: () => undefined,
    ...change,
  };
  const feeds: Feeds = new Feeds(options, { drawing: () => KEY, of: () => KEY }, sink);
  running.push(feeds);
  return { feeds, quotes, ticks };
}

const states = (feeds: Feeds) => Object.fromEntries(feeds.health().map(({ code, state }) => [code, state]));

describe('the feeds', () => {
  it('take each symbol from its own source', async () => {
    const { feeds, quotes } = feedsWith();
    await feeds.start([EURUSD, XAUUSD, GBPUSD], new Map());
    await vi.waitFor(() => expect(new Set(quotes.map(({ symbolId }) => symbolId))).toEqual(new Set([1, 2])));
    expect([1, 2, 3, 99].map((id) => feeds.knows(id))).toEqual([true, true, false, false]);
    const [simulated, replayed] = [1, 2].map((id) => quotes.find(({ symbolId }) => symbolId === id));
    expect(simulated?.ask).toBeUndefined();
    expect(replayed?.ask).toBe(130_770_700_000);
  });

  it.each([
    ['simulator', [true, true, true, true]],
    ['replay', [false, true, false, false]],
    ['binance', [false, false, false, true]],
  ] as const)(
    'take every symbol from %s when configured so, and close those that it does not know',
    async (priceFeed, known) => {
      const { feeds } = feedsWith({ priceFeed });
      const symbols = [EURUSD, XAUUSD, GBPUSD, BTCUSDT];
      await feeds.start(symbols, new Map());
      expect(symbols.map(({ id }) => feeds.knows(id))).toEqual(known);
      const closed = feeds.health().map(({ state, feed }) => [feed, state === 'closed']);
      expect(closed).toEqual(known.map((isKnown) => [priceFeed, !isKnown]));
    },
  );

  it('report the state of each symbol', async () => {
    const sessions = [{ day: 1, from: '09:00', to: '10:00' }];
    const shares = symbolFixture({
      id: 5,
      code: 'SHARES',
      schedule: { timezone: 'UTC', sessions, holidays: [] },
    });
    const { feeds, quotes, ticks } = feedsWith();
    ticks.set(5, { symbolId: 5, seq: 1, time: NOW - 60_000, bid: 1, ask: 1 });
    await feeds.start([EURUSD, XAUUSD, GBPUSD, BTCUSDT, shares], ticks);
    await vi.waitFor(() => expect(quotes.length).toBeGreaterThan(1));
    expect(states(feeds)).toEqual({
      EURUSD: 'live',
      XAUUSD: 'silent',
      GBPUSD: 'closed',
      BTCUSDT: 'connecting',
      SHARES: 'closed',
    });
    const times = feeds.health().map(({ code, lastTickAt }) => [code, lastTickAt]);
    expect(times).toEqual([
      ['EURUSD', NOW],
      ['XAUUSD', NOW],
      ['GBPUSD', null],
      ['BTCUSDT', null],
      ['SHARES', NOW - 60_000],
    ]);
  });

  it('move a symbol to another source when its feed changes', async () => {
    const { feeds, quotes } = feedsWith();
    await feeds.start([GBPUSD], new Map());
    expect(feeds.knows(3)).toBe(false);
    feeds.setSymbols([{ ...GBPUSD, feed: 'simulator' }]);
    expect(feeds.knows(3)).toBe(true);
    await vi.waitFor(() => expect(quotes.length).toBeGreaterThan(0));
    feeds.setSymbols([]);
    expect(feeds.health()).toEqual([]);
  });
});
