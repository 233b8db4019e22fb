import { formatDate, formatTimestamp } from '@truemark/i18n';
import { toChartNumber } from '@truemark/money';
import type { ProofTick } from '../../api/order-proof.js';
import type { Candle, Period } from '../../api/symbols.js';

const MINUTE = 60_000;
/** Periods and their bar lengths, ms. */
const BARS: readonly (readonly [Period, number])[] = [
  ['1min', MINUTE],
  ['5min', 5 * MINUTE],
  ['15min', 15 * MINUTE],
  ['60min', 60 * MINUTE],
  ['1day', 1440 * MINUTE],
];
/** Too short for bars: drawn by ticks, with times to the second. */
export const isShort = (from: number, to: number): boolean => to - from < MINUTE;
/** Minimum and maximum number of bars. */
const LEAST = 9;
const MOST = 160;

export interface Way {
  readonly period: Period;
  /** Bar length, ms. */
  readonly bar: number;
  /** Number of bars, and the instant they end before. */
  readonly before: number;
  readonly limit: number;
}

/** Bars that show an order from opening to closing, with some margin; epoch ms. */
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
  /** In a 100 × 100 box, from its upper left corner. */
  readonly line: readonly (readonly [x: number, y: number])[];
  readonly places: readonly (readonly [x: number, y: number])[];
  /** Left and right edge, epoch ms. */
  readonly start: number;
  readonly end: number;
  /** Lower and upper edge, prices. */
  readonly low: number;
  readonly high: number;
}

/** Whether two markers would overlap. */
export const areNear = (one: readonly [number, number], other: readonly [number, number]): boolean =>
  Math.abs(one[0] - other[0]) < 5 && Math.abs(one[1] - other[1]) < 14;

/** Closes of the bars at their ends; a running bar ends at the last known time. */
export const closesOf = (bars: readonly Candle[], bar: number, known: number): readonly Mark[] =>
  bars.map(({ time, close }) => ({ at: Math.min(time * 1000 + bar, known), price: close }));

/** Close prices at the recorded ticks around opening and closing. */
export const ticksOf = (ticks: readonly ProofTick[], isBuy: boolean): readonly Mark[] =>
  ticks.map(({ time, bid, ask }) => ({ at: time, price: toChartNumber(isBuy ? bid : ask) }));

/** Line through the points, and positions of the markers; null with too few points. */
export function drawWay(points: readonly Mark[], marks: readonly Mark[]): DrawnWay | null {
  if (points.length < 2) return null;
  const way = [...points].sort((one, other) => one.at - other.at);
  const times = [...way, ...marks].map(({ at }) => at);
  const prices = [...way, ...marks].map(({ price }) => price);
  const [start, end] = [Math.min(...times), Math.max(...times)];
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const place = ({ at, price }: Mark) =>
    [((at - start) / (end - start || 1)) * 100, 100 - ((price - low) / (high - low || 1)) * 100] as const;
  return { line: way.map(place), places: marks.map(place), ...{ start, end, low, high } };
}

/** Start and end labels: time of day within a day, with seconds within a minute, otherwise dates. */
export function edgeTimes(start: number, end: number, tag: string, zone: string): readonly string[] {
  const stamps = [start, end].map((at) => formatTimestamp(at, zone));
  const isOneDay = stamps[0]?.slice(0, 10) === stamps[1]?.slice(0, 10);
  return isOneDay
    ? stamps.map((stamp) => stamp.slice(11, isShort(start, end) ? 19 : 16))
    : [start, end].map((at) => formatDate(at, tag, zone));
}
