import type { RawQuote, Tick } from '@truemark/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ManualClock } from '../../../platform/clock.js';
import type { SymbolRow } from '../../tables/market.table.js';
import { Simulator } from './simulator.js';
import { symbolFixture } from './symbol.fixture.js';

/** Wednesday, 7 May 2014, 12:00 GMT. */
const NOON = Date.UTC(2014, 4, 7, 12);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

interface Run {
  readonly seed?: string;
  readonly symbols?: readonly SymbolRow[];
  readonly lastTicks?: ReadonlyMap<number, Tick>;
  readonly seconds?: number;
  readonly from?: number;
  readonly change?: (simulator: Simulator) => void;
}

/** Runs a simulator for some seconds on fake timers and returns what it delivered. */
async function run({
  seed = 'seed',
  symbols = [symbolFixture()],
  lastTicks = new Map(),
  seconds = 20,
  from = NOON,
  change,
}: Run) {
  const clock = new ManualClock(from);
  const quotes: RawQuote[] = [];
  const deliver = async (batch: readonly RawQuote[]): Promise<Tick[]> => {
    quotes.push(...batch);
    return [];
  };
  const simulator = new Simulator({ seed, clock }, deliver);
  await simulator.start(symbols, lastTicks);
  for (let beat = 0; beat < seconds * 10; beat++) {
    if (beat === seconds * 5) change?.(simulator);
    clock.advance(100);
    await vi.advanceTimersByTimeAsync(100);
  }
  await simulator.stop();
  return { quotes, simulator };
}

const bids = (quotes: readonly RawQuote[], symbolId = 1) =>
  quotes.filter((quote) => quote.symbolId === symbolId).map(({ bid }) => bid);

describe('the simulator', () => {
  it('delivers the same prices for the same seed and others for another', async () => {
    const first = bids((await run({})).quotes);
    expect(first.length).toBeGreaterThan(25);
    expect(bids((await run({})).quotes)).toEqual(first);
    expect(bids((await run({ seed: 'another' })).quotes)).not.toEqual(first);
  });

  it('has prices that do not depend on the other symbols', async () => {
    const alone = bids((await run({})).quotes);
    const other = symbolFixture({ id: 2, code: 'XAUUSD' });
    expect(bids((await run({ symbols: [other, symbolFixture()] })).quotes)).toEqual(alone);
  });

  it('gives the bid only, rounded to the precision, in the order of time', async () => {
    const { quotes } = await run({});
    expect(quotes.every(({ ask, bid }) => ask === undefined && bid > 0 && bid % 1_000 === 0)).toBe(true);
    expect(quotes.map(({ time }) => time)).toEqual(quotes.map(({ time }) => time).sort((a, b) => a - b));
  });

  it('quotes about as often as the symbol says', async () => {
    const { quotes } = await run({ seconds: 60 });
    expect(quotes.length).toBeGreaterThan(90);
    expect(quotes.length).toBeLessThan(135);
  });

  it('moves about as much as the symbol says', async () => {
    const [quotesASecond, annualVolatility] = [5, 0.6];
    const simulation = { price: '100', annualVolatility, quotesASecond };
    const { quotes } = await run({
      symbols: [symbolFixture({ pricePrecision: 8, simulation })],
      seconds: 600,
    });
    const prices = bids(quotes);
    const moves = prices.slice(1).map((price, index) => Math.log(price / (prices[index] as number)));
    const spread = Math.sqrt(moves.reduce((sum, move) => sum + move ** 2, 0) / moves.length);
    const yearly = spread * Math.sqrt(quotesASecond * 365.25 * 86_400);
    expect(yearly).toBeGreaterThan(annualVolatility * 0.9);
    expect(yearly).toBeLessThan(annualVolatility * 1.1);
  });

  it('goes on from the last tick after a restart', async () => {
    const last: Tick = { symbolId: 1, seq: 70, time: NOON - 5_000, bid: 141_000_000, ask: 141_012_000 };
    const [first] = bids((await run({ lastTicks: new Map([[1, last]]) })).quotes);
    expect(Math.abs((first as number) - last.bid)).toBeLessThan(20_000);
  });

  it('says nothing earlier than the last tick', async () => {
    const last: Tick = { symbolId: 1, seq: 70, time: NOON + 10_000, bid: 141_000_000, ask: 141_012_000 };
    const { quotes, simulator } = await run({ lastTicks: new Map([[1, last]]), seconds: 12 });
    expect(quotes.length).toBeGreaterThan(0);
    expect(quotes.every(({ time }) => time >= last.time)).toBe(true);
    expect(simulator.stateOf(1).state).toBe('live');
  });

  it('is silent outside the sessions', async () => {
    const sessions = [{ day: 3, from: '09:00', to: '12:01' }];
    const symbols = [symbolFixture({ schedule: { timezone: 'UTC', sessions, holidays: [] } })];
    const { quotes } = await run({ symbols, seconds: 90 });
    expect(quotes.length).toBeGreaterThan(60);
    expect(quotes.every(({ time }) => time < NOON + 60_000)).toBe(true);
  });

  it('goes on from its price when a symbol changes, and forgets a symbol that is gone', async () => {
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

  it('waits for the engine instead of heaping quotes up', async () => {
    const clock = new ManualClock(NOON);
    let deliveries = 0;
    const answers: (() => void)[] = [];
    const simulator = new Simulator({ seed: 'seed', clock }, () => {
      deliveries++;
      return new Promise((resolve) => answers.push(() => resolve([])));
    });
    void simulator.start([symbolFixture()], new Map());
    await vi.advanceTimersByTimeAsync(0);
    for (let beat = 0; beat < 50; beat++) {
      clock.advance(100);
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(deliveries).toBe(1);
    answers[0]?.();
    await vi.advanceTimersByTimeAsync(0);
    clock.advance(1_000);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(deliveries).toBe(2);
    answers[1]?.();
    await simulator.stop();
  });
});
