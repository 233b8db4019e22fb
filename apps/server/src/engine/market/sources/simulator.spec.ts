import { createHash } from 'node:crypto';
import { dayOf, homePrice, type RawQuote, simulatedPrice, type Tick } from '@truemark/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ManualClock } from '../../../platform/clock.js';
import { type SymbolRow, simulationOf } from '../tables/market.table.js';
import { MAX_MISSED_MS, Simulator } from './simulator.js';
import { keystreamBlock } from './simulator-draws.js';
import { symbolFixture } from './symbol.fixture.js';

/** Wednesday, 7 May 2014, 12:00 GMT. */
const NOON = Date.UTC(2014, 4, 7, 12);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const keyOf = (seed: string, day: string) => createHash('sha256').update(`${seed} ${day}`).digest();
const keys = { drawing: (day: string) => keyOf('seed', day), of: (day: string) => keyOf('seed', day) };
const keysOf = (seed: string) => ({ drawing: (day: string) => keyOf(seed, day), of: () => null });

interface Run {
  readonly keys?: { drawing(day: string): Buffer | null; of(day: string): Buffer | null };
  readonly symbols?: readonly SymbolRow[];
  readonly ticks?: Map<number, Tick>;
  readonly seconds?: number;
  readonly from?: number;
  readonly change?: (simulator: Simulator) => void;
  /** Length of the suspension at the fifth second, ms. */
  readonly stall?: number;
  readonly refused?: (quote: RawQuote) => boolean;
}

/** Runs a simulator for some seconds on fake timers, accepts each quote as a tick, and returns what it delivered. */
async function run({
  keys: used = keysOf('seed'),
  symbols = [symbolFixture()],
  ticks = new Map<number, Tick>(),
  seconds = 20,
  from = NOON,
  change,
  stall = 0,
  refused,
}: Run) {
  const clock = new ManualClock(from);
  const quotes: RawQuote[] = [];
  const taken: Tick[] = [];
  const take = async (): Promise<void> => {
    for (const quote of simulator.read(1_000)) {
      quotes.push(quote);
      if (refused?.(quote)) continue;
      const tick = tickOf(quote, ticks);
      ticks.set(quote.symbolId, tick);
      taken.push(tick);
    }
  };
  const simulator: Simulator = new Simulator({ keys: used, clock, longestMissed: MAX_MISSED_MS }, take);
  await simulator.start(symbols, ticks);
  for (let beat = 0; beat < seconds * 10; beat++) {
    if (beat === seconds * 5) change?.(simulator);
    if (beat === 50) clock.advance(stall);
    clock.advance(100);
    await vi.advanceTimersByTimeAsync(100);
  }
  await simulator.stop();
  return { quotes, simulator, ticks, taken };
}

const tickOf = ({ symbolId, time, bid }: RawQuote, ticks: ReadonlyMap<number, Tick>): Tick => ({
  symbolId,
  seq: (ticks.get(symbolId)?.seq ?? 0) + 1,
  time,
  bid,
  ask: bid,
});

const bids = (quotes: readonly RawQuote[], symbolId = 1) =>
  quotes.filter((quote) => quote.symbolId === symbolId).map(({ bid }) => bid);

describe('the simulator', () => {
  it('delivers the same prices for the same key and others for another key', async () => {
    const first = bids((await run({})).quotes);
    expect(first.length).toBeGreaterThan(25);
    expect(bids((await run({})).quotes)).toEqual(first);
    expect(bids((await run({ keys: keysOf('another') })).quotes)).not.toEqual(first);
  });

  it('derives each price from the one before and the key of its day, also over midnight', async () => {
    const from = Date.UTC(2014, 4, 7, 23, 59, 50);
    const { taken } = await run({ from });
    expect(new Set(taken.map(({ time }) => dayOf(time)))).toEqual(new Set(['2014-05-07', '2014-05-08']));
    const symbol = symbolFixture();
    const terms = simulationOf(symbol);
    let before = homePrice(terms);
    for (const { seq, time, bid } of taken) {
      expect(bid).toBe(
        simulatedPrice(keystreamBlock(keyOf('seed', dayOf(time)), symbol.code, seq), before, terms),
      );
      before = bid;
    }
  });

  it('has prices that do not depend on the other symbols', async () => {
    const alone = bids((await run({})).quotes);
    const other = symbolFixture({ id: 2, code: 'XAUUSD' });
    expect(bids((await run({ symbols: [other, symbolFixture()] })).quotes)).toEqual(alone);
  });

  it('delivers bids only, rounded to the precision, in order of time', async () => {
    const { quotes } = await run({});
    expect(quotes.every(({ ask, bid }) => ask === undefined && bid > 0 && bid % 1_000 === 0)).toBe(true);
    expect(quotes.map(({ time }) => time)).toEqual(quotes.map(({ time }) => time).sort((a, b) => a - b));
  });

  it('quotes about as often as configured, at irregular intervals', async () => {
    const { quotes } = await run({ seconds: 60, keys });
    expect(quotes.length).toBeGreaterThan(90);
    expect(quotes.length).toBeLessThan(135);
    const gaps = quotes.slice(1).map(({ time }, index) => time - (quotes[index] as RawQuote).time);
    expect(new Set(gaps).size).toBeGreaterThan(3);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(250);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(750);
  });

  it('continues after a restart as if there had been none', async () => {
    const whole = bids((await run({ seconds: 20 })).quotes);
    const { ticks } = await run({ seconds: 10 });
    const before = ticks.get(1)?.seq as number;
    const rest = bids((await run({ seconds: 10, from: NOON + 10_000, ticks })).quotes);
    expect(rest.length).toBeGreaterThan(10);
    expect(rest.slice(0, 10)).toEqual(whole.slice(before, before + 10));
  });

  it('delivers nothing without a key, and reports a failure', async () => {
    const { quotes, simulator } = await run({ keys: { drawing: () => null, of: () => null } });
    expect(quotes).toEqual([]);
    expect(simulator.stateOf(1).state).toBe('failed');
  });

  it('delivers nothing earlier than the last tick', async () => {
    const last: Tick = { symbolId: 1, seq: 70, time: NOON + 10_000, bid: 141_000_000, ask: 141_012_000 };
    const { quotes, simulator } = await run({ ticks: new Map([[1, last]]), seconds: 12 });
    expect(quotes.length).toBeGreaterThan(0);
    expect(quotes.every(({ time }) => time >= last.time)).toBe(true);
    expect(Math.abs((quotes[0]?.bid as number) - last.bid)).toBeLessThan(20_000);
    expect(simulator.stateOf(1).state).toBe('live');
  });

  it('is silent outside the sessions', async () => {
    const sessions = [{ day: 3, from: '09:00', to: '12:01' }];
    const symbols = [symbolFixture({ schedule: { timezone: 'UTC', sessions, holidays: [] } })];
    const { quotes } = await run({ symbols, seconds: 90 });
    expect(quotes.length).toBeGreaterThan(60);
    expect(quotes.every(({ time }) => time < NOON + 60_000)).toBe(true);
  });

  it('continues from its price when a symbol changes, and drops a removed symbol', async () => {
    const livelier = { price: '1.6', annualVolatility: 0.1, quotesASecond: 2 };
    const changed = await run({
      change: (simulator) => simulator.setSymbols([symbolFixture({ simulation: livelier })]),
    });
    const prices = bids(changed.quotes);
    const moves = prices.slice(1).map((price, index) => Math.abs(price - (prices[index] as number)));
    expect(Math.max(...moves)).toBeLessThan(20_000);
    const gone = await run({ change: (simulator) => simulator.setSymbols([]) });
    expect(gone.quotes.every(({ time }) => time <= NOON + 10_100)).toBe(true);
  });

  it('gives every quote its own instant, even after a long pause in reading', async () => {
    const going = await run({ seconds: 40, keys });
    const standing = await run({ seconds: 10, keys, stall: 30_000 });
    expect(standing.taken.length).toBeGreaterThan(60);
    expect(standing.taken).toEqual(going.taken);
  });

  it('leaves out quotes that were due too long ago', async () => {
    const { taken } = await run({ seconds: 10, keys, stall: MAX_MISSED_MS + 10_000 });
    const gaps = taken.slice(1).map(({ time }, index) => time - (taken[index] as Tick).time);
    expect(gaps.filter((gap) => gap > 1_000)).toEqual([expect.toSatisfy((gap) => gap > MAX_MISSED_MS)]);
    expect(taken.length).toBeLessThan(40);
  });

  it('offers a refused quote once a beat, and backfills nothing for the time of the refusal', async () => {
    const ends = NOON + 10_000;
    const { quotes, taken } = await run({
      keys,
      refused: ({ time }) => time > NOON + 5_000 && time < ends,
    });
    const waiting = quotes.filter(({ time }) => time > NOON + 5_500 && time < ends);
    expect(waiting.length).toBeGreaterThan(40);
    expect(waiting.length).toBeLessThan(50);
    const first = taken.find(({ time }) => time > NOON + 5_000) as Tick;
    expect(first.time - ends).toBeGreaterThanOrEqual(0);
    expect(first.time - ends).toBeLessThan(200);
  });

  it('returns at most the requested number of quotes, in order of time, and skips none', async () => {
    const clock = new ManualClock(NOON);
    const ticks = new Map<number, Tick>();
    const simulator = new Simulator({ keys, clock, longestMissed: MAX_MISSED_MS }, async () => undefined);
    await simulator.start([symbolFixture(), symbolFixture({ id: 2, code: 'XAUUSD' })], ticks);
    const read = (most: number) => {
      const quotes = simulator.read(most);
      for (const quote of quotes) ticks.set(quote.symbolId, tickOf(quote, ticks));
      return quotes;
    };
    read(1_000);
    clock.advance(30_000);
    const read7 = [];
    for (let part = read(7); part.length > 0; part = read(7)) read7.push(...part);
    expect(read7.length).toBeGreaterThan(100);
    expect(read7.map(({ time }) => time)).toEqual(read7.map(({ time }) => time).sort((a, b) => a - b));
    await simulator.stop();
  });

  it('waits for the engine instead of asking repeatedly', async () => {
    const clock = new ManualClock(NOON);
    const answers: (() => void)[] = [];
    const options = { keys: keysOf('seed'), clock, longestMissed: MAX_MISSED_MS };
    const simulator = new Simulator(options, () => new Promise<void>((resolve) => answers.push(resolve)));
    const started = simulator.start([symbolFixture()], new Map());
    answers[0]?.();
    await started;
    for (let beat = 0; beat < 50; beat++) {
      clock.advance(100);
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(answers).toHaveLength(2);
    answers[1]?.();
    await simulator.stop();
  });
});
