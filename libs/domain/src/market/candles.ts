import { divide } from '@truemark/money';
import { PERIODS, type Period, periodStart } from './periods.js';
import type { Tick } from './types.js';

/** A bar of the bid: prices in 10⁻⁸ as safe integers, `start` epoch ms GMT, `volume` the number of its ticks. */
export interface OhlcBar {
  readonly start: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly volume: number;
}

/** A day's figures. `change` is percent from its open in 10⁻⁸, 2 decimals, half away from zero. */
export interface DayQuotation extends OhlcBar {
  readonly change: bigint;
}

/** All bars of a symbol, for transfer to another book. */
export interface SymbolBars {
  readonly symbolId: number;
  readonly closed: Readonly<Record<Period, readonly OhlcBar[]>>;
  /** Running bars, without the running minute. */
  readonly running: readonly (readonly [Period, OhlcBar])[];
  /** The running minute; null before the first tick. */
  readonly minute: OhlcBar | null;
}

export type BarClosed = (symbolId: number, period: Period, bar: OhlcBar) => void;

/** Maximum closed bars per period in memory. */
const MAX_CLOSED_BARS = 1000;
const MINUTE = 60_000;
/** Period of the closed bars that a running bar is built from. */
const FINER: Record<Exclude<Period, '1min'>, Period> = {
  '5min': '1min',
  '15min': '5min',
  '30min': '15min',
  '60min': '30min',
  '1day': '60min',
  '1week': '1day',
  year: '1day',
};
const PARTS = ['open', 'high', 'low', 'close', 'volume'] as const;
const COARSER = PERIODS.slice(1) as Exclude<Period, '1min'>[];

type Running = { -readonly [K in keyof OhlcBar]: OhlcBar[K] };

interface Coarse {
  readonly closed: Record<Period, OhlcBar[]>;
  /** Running bars, without the running minute. */
  readonly running: Map<Period, Running>;
  /** true after loading, until the coarser running bars are built. */
  isLoaded: boolean;
}

/**
 * Bars of many symbols. A tick updates only the running minute, in flat arrays. Coarser bars are folded when a minute
 * closes, and reads add the running minute. Ticks of a symbol must be in order of time.
 */
export class CandleBook {
  private readonly slots = new Map<number, number>();
  private readonly coarse: Coarse[] = [];
  private readonly symbolIds: number[] = [];
  /** Slot plus one of small symbol ids, to avoid the map on the hot path. */
  private slotBySmallId = new Int32Array(1024);
  private end = new Float64Array(0);
  private open = new Float64Array(0);
  private high = new Float64Array(0);
  private low = new Float64Array(0);
  private close = new Float64Array(0);
  private volume = new Float64Array(0);

  constructor(private readonly onClosed: BarClosed = () => undefined) {}

  /** Applies a tick to the running bars, and closes bars whose period is over. */
  take(tick: Tick): void {
    this.takeBid(tick.symbolId, tick.time, tick.bid);
  }

  /** As `take`, without a tick object. */
  takeBid(symbolId: number, time: number, bid: number): void {
    const slot = ((symbolId < 1024 && this.slotBySmallId[symbolId]) || this.addSlot(symbolId)) - 1;
    if (time >= (this.end[slot] as number)) return this.startMinute(slot, time, bid);
    if (bid > (this.high[slot] as number)) this.high[slot] = bid;
    else if (bid < (this.low[slot] as number)) this.low[slot] = bid;
    this.close[slot] = bid;
    this.volume[slot] = (this.volume[slot] as number) + 1;
  }

  /** Loads closed bars from storage, ascending. Call before any tick of that symbol. */
  load(symbolId: number, period: Period, bars: readonly OhlcBar[]): void {
    const coarse = this.coarse[this.addSlot(symbolId) - 1] as Coarse;
    coarse.closed[period] = bars.slice(-MAX_CLOSED_BARS);
    coarse.isLoaded = true;
  }

  /** Copies a symbol's current bars. Closed bars are shared and must not be modified. null for an unknown symbol. */
  copy(symbolId: number): SymbolBars | null {
    const slot = this.slots.get(symbolId);
    if (slot === undefined) return null;
    const coarse = this.coarse[slot] as Coarse;
    const hasTick = this.end[slot] !== 0;
    if (!hasTick) restore(coarse);
    const closed = byPeriod((period) => [...coarse.closed[period]]);
    const running = [...coarse.running].map(([period, bar]) => [period, { ...bar }] as const);
    return { symbolId, closed, running, minute: hasTick ? this.minuteBar(slot) : null };
  }

  /** Replaces a symbol's bars by those of another book. */
  adopt({ symbolId, closed, running, minute }: SymbolBars): void {
    const slot = this.addSlot(symbolId) - 1;
    const coarse = this.coarse[slot] as Coarse;
    for (const period of PERIODS) coarse.closed[period] = [...closed[period]];
    coarse.running.clear();
    for (const [period, bar] of running) coarse.running.set(period, { ...bar });
    coarse.isLoaded = false;
    this.end[slot] = minute ? minute.start + MINUTE : 0;
    if (minute) for (const part of PARTS) this[part][slot] = minute[part];
  }

  /** Up to `limit` bars that start before `before`, ascending, the running one last. */
  read(symbolId: number, period: Period, limit: number, before = Number.POSITIVE_INFINITY): OhlcBar[] {
    const slot = this.slots.get(symbolId);
    if (slot === undefined) return [];
    const running = this.runningBar(slot, period);
    const closed = (this.coarse[slot] as Coarse).closed[period];
    const all = running ? [...closed, running] : closed;
    const fitting = before === Number.POSITIVE_INFINITY ? all : all.filter(({ start }) => start < before);
    return fitting.slice(-limit);
  }

  /** The running bar; null before the first tick, unless it can be built from loaded finer bars. */
  running(symbolId: number, period: Period): OhlcBar | null {
    const slot = this.slots.get(symbolId);
    return slot === undefined ? null : this.runningBar(slot, period);
  }

  /** Closes of the last `count` minutes, ascending. */
  recentCloses(symbolId: number, count: number): number[] {
    return this.read(symbolId, '1min', count).map(({ close }) => close);
  }

  /** Figures of the last GMT day with a tick; null if there is none. */
  dayQuotation(symbolId: number): DayQuotation | null {
    const [bar] = this.read(symbolId, '1day', 1);
    return bar ? { ...bar, change: percentChange(bar) } : null;
  }

  private addSlot(symbolId: number): number {
    const known = this.slots.get(symbolId);
    if (known !== undefined) return known + 1;
    const slot = this.symbolIds.push(symbolId) - 1;
    this.slots.set(symbolId, slot);
    if (symbolId < 1024) this.slotBySmallId[symbolId] = slot + 1;
    const closed = byPeriod((): OhlcBar[] => []);
    this.coarse.push({ closed, running: new Map(), isLoaded: false });
    if (slot >= this.end.length) this.grow();
    return slot + 1;
  }

  private grow(): void {
    const larger = (array: Float64Array): Float64Array<ArrayBuffer> => {
      const grown = new Float64Array(Math.max(64, array.length * 2));
      grown.set(array);
      return grown;
    };
    this.end = larger(this.end);
    this.open = larger(this.open);
    this.high = larger(this.high);
    this.low = larger(this.low);
    this.close = larger(this.close);
    this.volume = larger(this.volume);
  }

  private startMinute(slot: number, time: number, bid: number): void {
    const coarse = this.coarse[slot] as Coarse;
    if (this.end[slot] === 0) restore(coarse);
    else this.closeMinute(slot, coarse);
    for (const period of COARSER) this.closeIfEnded(slot, coarse, period, time);
    this.end[slot] = periodStart('1min', time) + MINUTE;
    this.open[slot] = bid;
    this.high[slot] = bid;
    this.low[slot] = bid;
    this.close[slot] = bid;
    this.volume[slot] = 1;
  }

  private closeMinute(slot: number, coarse: Coarse): void {
    const minute = this.minuteBar(slot);
    for (const period of COARSER) {
      const running = coarse.running.get(period);
      if (running) fold(running, minute);
      else coarse.running.set(period, { ...minute, start: periodStart(period, minute.start) });
    }
    this.closeBar(slot, coarse, '1min', minute);
  }

  private closeIfEnded(slot: number, coarse: Coarse, period: Period, time: number): void {
    const running = coarse.running.get(period);
    if (!running || running.start === periodStart(period, time)) return;
    coarse.running.delete(period);
    this.closeBar(slot, coarse, period, running);
  }

  private closeBar(slot: number, { closed }: Coarse, period: Period, bar: OhlcBar): void {
    closed[period].push(bar);
    if (closed[period].length > MAX_CLOSED_BARS + 200) closed[period].splice(0, 200);
    this.onClosed(this.symbolIds[slot] as number, period, bar);
  }

  private runningBar(slot: number, period: Period): OhlcBar | null {
    const coarse = this.coarse[slot] as Coarse;
    if (this.end[slot] === 0) {
      restore(coarse);
      return coarse.running.get(period) ?? null;
    }
    const minute = this.minuteBar(slot);
    if (period === '1min') return minute;
    const before = coarse.running.get(period);
    if (!before) return { ...minute, start: periodStart(period, minute.start) };
    const bar = { ...before };
    fold(bar, minute);
    return bar;
  }

  private minuteBar(slot: number): OhlcBar {
    return {
      start: (this.end[slot] as number) - MINUTE,
      open: this.open[slot] as number,
      high: this.high[slot] as number,
      low: this.low[slot] as number,
      close: this.close[slot] as number,
      volume: this.volume[slot] as number,
    };
  }
}

const byPeriod = <T>(of: (period: Period) => T): Record<Period, T> =>
  Object.fromEntries(PERIODS.map((period) => [period, of(period)])) as unknown as Record<Period, T>;

/**
 * After loading, builds the coarser bars that the last closed minute left running from closed finer bars. The first
 * tick closes those whose period is over.
 */
function restore(coarse: Coarse): void {
  if (!coarse.isLoaded) return;
  coarse.isLoaded = false;
  const { closed, running } = coarse;
  running.clear();
  const last = Math.max(...PERIODS.map((period) => closed[period].at(-1)?.start ?? Number.NEGATIVE_INFINITY));
  if (!Number.isFinite(last)) return;
  for (const period of COARSER) {
    const start = periodStart(period, last);
    if ((closed[period].at(-1)?.start ?? Number.NEGATIVE_INFINITY) >= start) continue;
    const rest = running.get(FINER[period]);
    const parts = [...closed[FINER[period]].filter((bar) => bar.start >= start), ...(rest ? [rest] : [])];
    const [first, ...others] = parts;
    if (!first) continue;
    const bar = { ...first, start };
    for (const part of others) fold(bar, part);
    running.set(period, bar);
  }
}

/** Adds a later bar to an earlier one. */
function fold(bar: Running, later: OhlcBar): void {
  if (later.high > bar.high) bar.high = later.high;
  if (later.low < bar.low) bar.low = later.low;
  bar.close = later.close;
  bar.volume += later.volume;
}

function percentChange({ open, close }: OhlcBar): bigint {
  // (close − open) · 100 / open with two decimals, in 10⁻⁸.
  return divide((BigInt(close) - BigInt(open)) * 10_000n, BigInt(open), 'half-up') * 1_000_000n;
}
