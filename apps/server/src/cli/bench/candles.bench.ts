import { CandleBook, type OhlcBar, PERIODS, periodStart } from '@truemark/domain';
import type { Ratio } from './ratio.js';
import { interleaved, timed } from './ratio.js';

const SYMBOLS = 100;
const TICKS = 1_000_000;
const ROUNDS = 5;
/** Our side takes milliseconds: this many runs, each on a new book, are timed together to smooth out disturbances. */
const OUR_RUNS = 20;
/** Milliseconds between two ticks of all symbols: about four quotes a second per symbol. */
const GAP = 2.5;
const START = Date.UTC(2026, 10, 18, 11, 55);

interface Series {
  readonly symbols: Int32Array;
  readonly times: Float64Array;
  readonly bids: Float64Array;
}

/** A deterministic walk, shared by both sides, with a different symbol each tick. */
function series(): Series {
  const symbols = new Int32Array(TICKS);
  const times = new Float64Array(TICKS);
  const bids = new Float64Array(TICKS);
  const last = new Float64Array(SYMBOLS).fill(110_000_000);
  let state = 1;
  for (let at = 0; at < TICKS; at++) {
    // Multiplier and increment of the linear congruential generator of Numerical Recipes.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const symbol = state % SYMBOLS;
    last[symbol] = (last[symbol] as number) + ((state >>> 8) % 2001) - 1000;
    symbols[at] = symbol + 1;
    times[at] = Math.floor(START + at * GAP);
    bids[at] = last[symbol] as number;
  }
  return { symbols, times, bids };
}

function ours({ symbols, times, bids }: Series): CandleBook {
  const book = new CandleBook();
  for (let at = 0; at < TICKS; at++) {
    book.takeBid(symbols[at] as number, times[at] as number, bids[at] as number);
  }
  return book;
}

type Bars = Map<string, { -readonly [K in keyof OhlcBar]: OhlcBar[K] }>;

/** The usual design: one Map, with a bar object per `symbol|period|start`, updated per tick and period. */
function mapOfBars({ symbols, times, bids }: Series): Bars {
  const bars: Bars = new Map();
  for (let at = 0; at < TICKS; at++) {
    const bid = bids[at] as number;
    for (const period of PERIODS) {
      const start = periodStart(period, times[at] as number);
      const key = `${symbols[at]}|${period}|${start}`;
      const bar = bars.get(key);
      if (!bar) {
        bars.set(key, { start, open: bid, high: bid, low: bid, close: bid, volume: 1 });
        continue;
      }
      bar.high = Math.max(bar.high, bid);
      bar.low = Math.min(bar.low, bid);
      bar.close = bid;
      bar.volume += 1;
    }
  }
  return bars;
}

function assertEqual(book: CandleBook, bars: Bars): void {
  let compared = 0;
  for (let symbolId = 1; symbolId <= SYMBOLS; symbolId++) {
    for (const period of PERIODS) {
      for (const bar of book.read(symbolId, period, 1000)) {
        const other = bars.get(`${symbolId}|${period}|${bar.start}`);
        if (JSON.stringify(other) !== JSON.stringify(bar))
          throw new Error(`bars differ: ${symbolId} ${period}`);
        compared++;
      }
    }
  }
  if (compared !== bars.size) throw new Error(`${compared} bars against ${bars.size}`);
}

/** Ticks through candles of 100 symbols in eight periods, against a Map of objects. */
export async function candlesBench(): Promise<Ratio[]> {
  const given = series();
  const ratios = await interleaved(ROUNDS, async () => {
    const [books, oursTook] = timed(() => Array.from({ length: OUR_RUNS }, () => ours(given)));
    const [bars, usualTook] = timed(() => mapOfBars(given));
    for (const book of books) assertEqual(book, bars);
    return usualTook / (oursTook / OUR_RUNS);
  });
  return [
    {
      name: 'ticks through candles, 100 symbols ÷ a Map of objects',
      goal: 50,
      ratios,
      asserted: 'all bars of all symbols and periods are equal, in every run',
    },
  ];
}
