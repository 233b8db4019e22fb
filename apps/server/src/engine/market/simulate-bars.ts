import {
  homePrice,
  type OpenInterval,
  openBetween,
  PERIODS,
  type Period,
  periodStart,
  type Schedule,
} from '@truemark/domain';
import { PriceWalk } from './sources/price-walk.js';
import { gaussian, type Random, seededRandom } from './sources/seeded-random.js';
import type { Bar, SymbolRow } from './tables/market.table.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Calendar years of daily, weekly and yearly bars. */
const YEARS = 3;
/** Open minutes that are simulated one by one: a thousand hours. */
const MINUTES = 60_000;
/** Bars kept per intraday period. */
const BARS_KEPT = 1000;
/** Quotes simulated per minute, and per hour of the earlier years. */
const POINTS = { [MINUTE]: 4, [HOUR]: 8 };

export interface HistoryOptions {
  /** History ends before the minute of this instant, epoch ms. */
  readonly untilMs: number;
  /** Last price, in 10⁻⁸; default: the simulation's price. */
  readonly endPrice?: number;
  readonly seed: string;
}

type SimulatedSymbol = Pick<SymbolRow, 'id' | 'code' | 'pricePrecision' | 'schedule' | 'simulation'>;
type Slot = { readonly start: number; readonly length: typeof MINUTE | typeof HOUR };
type MutableBar = { -readonly [K in keyof Bar]: Bar[K] };

/**
 * Simulated closed bars of all eight periods, walked backwards from the first live price, so that a chart continues
 * without a jump. All periods are aggregated from the same minutes (hours for the earlier years), so they agree where
 * they overlap; running bars follow from these and the first ticks.
 */
export function simulateBars(symbol: SimulatedSymbol, { untilMs, endPrice, seed }: HistoryOptions): Bar[] {
  const until = periodStart('1min', untilMs);
  const random = seededRandom(`${seed}|${symbol.code}|history`);
  const { slots, from, fineFrom } = layOutSlots(symbol, until);
  const drawn = simulateBackwards(symbol, slots, endPrice ?? homePrice(symbol.simulation), random);
  return PERIODS.flatMap((period) =>
    isWithinDay(period)
      ? aggregateInto(period, drawn, fineFrom, until).slice(-BARS_KEPT)
      : aggregateInto(period, drawn, from, until),
  );
}

const isWithinDay = (period: Period): boolean => !['1day', '1week', 'year'].includes(period);

/** Open hours from 1 January some years ago, and open minutes from `fineFrom`, the start of a GMT day. */
function layOutSlots(
  { schedule }: SimulatedSymbol,
  until: number,
): { slots: Slot[]; from: number; fineFrom: number } {
  const from = Date.UTC(new Date(until).getUTCFullYear() - YEARS, 0, 1);
  const open = openTimes(schedule, from - DAY, until).flatMap(({ start, end }) => {
    const piece = { start: Math.max(start, from), end: Math.min(end, until) };
    return piece.start < piece.end ? [piece] : [];
  });
  let minutesLeft = MINUTES;
  let fineFrom = from;
  for (const { start, end } of open.toReversed()) {
    minutesLeft -= (end - start) / MINUTE;
    if (minutesLeft > 0) continue;
    fineFrom = periodStart('1day', start - minutesLeft * MINUTE);
    break;
  }
  const slots: Slot[] = [];
  const addSlots = (start: number, end: number, length: Slot['length']): void => {
    const last = slots.at(-1);
    let at = Math.floor(start / length) * length;
    if (last?.length === length && last.start === at) at += length;
    for (; at < end; at += length) slots.push({ start: at, length });
  };
  for (const { start, end } of open) {
    if (start < fineFrom) addSlots(start, Math.min(end, fineFrom), HOUR);
    if (end > fineFrom) addSlots(Math.max(start, fineFrom), end, MINUTE);
  }
  return { slots, from, fineFrom };
}

/** Cache: symbols of one market share their schedule. */
const openTimesCache = new WeakMap<
  Schedule,
  { from: number; until: number; open: readonly OpenInterval[] }
>();

function openTimes(schedule: Schedule, from: number, until: number): readonly OpenInterval[] {
  const known = openTimesCache.get(schedule);
  if (known?.from === from && known.until === until) return known.open;
  const open = openBetween(schedule, from, until);
  openTimesCache.set(schedule, { from, until, open });
  return open;
}

/** One bar per slot, ascending; the last one closes at `endPrice`. */
function simulateBackwards(
  symbol: SimulatedSymbol,
  slots: readonly Slot[],
  endPrice: number,
  random: Random,
): Bar[] {
  const walk = new PriceWalk(symbol, endPrice);
  const drawn = new Array<Bar>(slots.length);
  let price = endPrice;
  for (let index = slots.length - 1; index >= 0; index--) {
    const { start, length } = slots[index] as Slot;
    const points = POINTS[length] as number;
    const close = price;
    let open = close;
    let high = close;
    let low = close;
    for (let point = 1; point < points; point++) {
      open = walk.move(length / 1000 / points, random);
      if (open > high) high = open;
      else if (open < low) low = open;
    }
    price = walk.move(length / 1000 / points, random);
    const volume = volumeOf(symbol, length, random);
    // Spelled out: a hundred thousand object spreads take ten times as long.
    drawn[index] = {
      symbolId: symbol.id,
      period: '1min',
      start,
      open,
      high,
      low,
      close,
      volume,
      simulated: true,
    };
  }
  return drawn;
}

/** Simulated number of ticks in a slot. */
function volumeOf({ simulation }: SimulatedSymbol, length: number, random: Random): number {
  return Math.max(1, Math.round(((simulation.quotesASecond * length) / 1000) * (1 + 0.2 * gaussian(random))));
}

/** Closed bars of a period that lie entirely between `from` and the running bar. */
function aggregateInto(period: Period, drawn: readonly Bar[], from: number, until: number): Bar[] {
  const running = periodStart(period, until);
  const bars: MutableBar[] = [];
  for (const part of drawn) {
    const start = periodStart(period, part.start);
    if (start < from || start >= running) continue;
    const last = bars.at(-1);
    if (last?.start === start) {
      last.high = Math.max(last.high, part.high);
      last.low = Math.min(last.low, part.low);
      last.close = part.close;
      last.volume += part.volume;
    } else {
      bars.push({ ...part, period, start });
    }
  }
  return bars;
}
