import { formatDate, formatTimestamp } from '@truemark/i18n';
import type { Candle, Period } from '../../api/symbols.js';

const MINUTE = 60_000;
/** Periods and how long a bar of them is, ms. */
const BARS: readonly (readonly [Period, number])[] = [
  ['1min', MINUTE],
  ['5min', 5 * MINUTE],
  ['15min', 15 * MINUTE],
  ['60min', 60 * MINUTE],
  ['1day', 1440 * MINUTE],
];
/** So many bars at least and at most are drawn. */
const LEAST = 9;
const MOST = 160;

export interface Way {
  readonly period: Period;
  /** How long a bar is, ms. */
  readonly bar: number;
  /** Bars before this instant, so many of them. */
  readonly before: number;
  readonly limit: number;
}

/** Which bars show an order's way from its beginning to its end, with some of the price around it; epoch ms. */
export function wayOf(from: number, to: number): Way {
  const span = to - from;
  const [period, bar] = BARS.find(([, each]) => span / each <= MOST * 0.7) ?? ['1day', 1440 * MINUTE];
  const bars = Math.ceil(span / bar);
  const around = Math.max(2, Math.ceil(bars * 0.15), Math.ceil((LEAST - bars) / 3));
  const limit = Math.min(MOST, Math.max(LEAST, bars + 2 * around));
  return { period, bar, before: to + around * bar, limit };
}

export interface Mark {
  /** Epoch ms. */
  readonly at: number;
  readonly price: number;
}

export interface DrawnWay {
  /** In a picture of 100 by 100, from its upper left corner. */
  readonly line: readonly (readonly [x: number, y: number])[];
  readonly places: readonly (readonly [x: number, y: number])[];
  /** Its left and right edge, epoch ms. */
  readonly start: number;
  readonly end: number;
  /** Its lower and upper edge, prices. */
  readonly low: number;
  readonly high: number;
}

/** Whether marks at two places would lie on each other. */
export const areNear = (one: readonly [number, number], other: readonly [number, number]): boolean =>
  Math.abs(one[0] - other[0]) < 5 && Math.abs(one[1] - other[1]) < 14;

/**
 * The line of the bars' closes, each at its bar's end, through the marks and where these lie on it; null where there is
 * too little to draw. A bar within which a mark lies, and one that still runs, may end after what is known: it ends there.
 */
export function drawWay(
  bars: readonly Candle[],
  { bar, marks, known }: { bar: number; marks: readonly Mark[]; known: number },
): DrawnWay | null {
  if (bars.length < 2) return null;
  const closes = bars.map(({ time, close }) => ({ at: Math.min(time * 1000 + bar, known), price: close }));
  const way = [...closes, ...marks].sort((one, other) => one.at - other.at);
  const times = way.map(({ at }) => at);
  const prices = way.map(({ price }) => price);
  const [start, end] = [Math.min(...times), Math.max(...times)];
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const place = (at: number, price: number) =>
    [((at - start) / (end - start)) * 100, 100 - ((price - low) / (high - low || 1)) * 100] as const;
  return {
    line: way.map(({ at, price }) => place(at, price)),
    places: marks.map(({ at, price }) => place(at, price)),
    ...{ start, end, low, high },
  };
}

/** When a picture begins and ends: by the clock within a day, otherwise by dates. */
export function edgeTimes(start: number, end: number, tag: string, zone: string): readonly string[] {
  const stamps = [start, end].map((at) => formatTimestamp(at, zone));
  const isOneDay = stamps[0]?.slice(0, 10) === stamps[1]?.slice(0, 10);
  return isOneDay
    ? stamps.map((stamp) => stamp.slice(11, 16))
    : [start, end].map((at) => formatDate(at, tag, zone));
}
