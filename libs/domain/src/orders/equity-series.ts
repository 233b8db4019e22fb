import { type Money, type Price, type Quantity, sum } from '@truemark/money';
import type { Period } from '../market/periods.js';
import { closeAtMarket } from './close-at-market.js';
import { type ConversionRate, conversionRate, SAME_CURRENCY } from './rate.js';

/** A value in force from `at` (epoch ms) until the next one of its list; lists ascend. */
export interface TimedValue<T> {
  readonly at: number;
  readonly value: T;
}

/** The value in force at `time`; null before the first. */
export function valueAt<T>(steps: readonly TimedValue<T>[], time: number): T | null {
  let [low, high] = [0, steps.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((steps[middle] as TimedValue<T>).at <= time) low = middle + 1;
    else high = middle;
  }
  return steps[low - 1]?.value ?? null;
}

/** Maximum points of a series, without the present one. */
export const EQUITY_POINTS = 96;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
/** The Monday before 1970: weekly bars start on Mondays. */
const FIRST_MONDAY = -3 * DAY;

/**
 * Distances between points, and the bars whose ends match them. A series needs at most 768 bars; only the grids of 16
 * and 32 weeks, for more than 14 years, need more.
 */
const GRIDS: readonly { readonly step: number; readonly period: Period; readonly length: number }[] = [
  ...([1, 5, 15, 30] as const).map((minutes) => ({
    step: minutes * 60_000,
    period: `${minutes}min` as const,
    length: minutes * 60_000,
  })),
  ...[1, 2, 4, 8].map((hours) => ({ step: hours * HOUR, period: '60min' as const, length: HOUR })),
  ...[1, 2, 4].map((days) => ({ step: days * DAY, period: '1day' as const, length: DAY })),
  ...[1, 2, 4, 8, 16, 32].map((weeks) => ({ step: weeks * WEEK, period: '1week' as const, length: WEEK })),
];

export interface EquityGrid {
  /** Epoch ms, ascending. */
  readonly times: readonly number[];
  /** Distance between two points, ms, and the offset of the grid from the epoch, ms. */
  readonly step: number;
  readonly offset: number;
  /** Period of the bars whose closes are read, and its length, ms. */
  readonly period: Period;
  readonly length: number;
}

/** The finest grid with at most `EQUITY_POINTS` points after `from` and not after `now`, epoch ms. */
export function equityGrid(from: number, now: number): EquityGrid {
  const coarsest = GRIDS.at(-1) as (typeof GRIDS)[number];
  const { step, period, length } =
    GRIDS.find((grid) => (now - from) / grid.step <= EQUITY_POINTS) ?? coarsest;
  const offset = period === '1week' ? FIRST_MONDAY : 0;
  const last = Math.floor((now - offset) / step);
  const first = Math.max(Math.floor((from - offset) / step) + 1, last - EQUITY_POINTS + 1);
  const times = Array.from(
    { length: Math.max(0, last - first + 1) },
    (_, at) => offset + (first + at) * step,
  );
  return { times, step, offset, period, length };
}

/** A position that was or is held. */
export interface EquityPosition {
  readonly symbolId: number;
  readonly side: 'buy' | 'sell';
  readonly lots: Quantity;
  readonly units: Quantity;
  readonly openPrice: Price;
  readonly openedAt: number;
  /** null while it is held. */
  readonly closedAt: number | null;
  /** Ask minus bid. */
  readonly spread: Price;
  /** The symbol whose bid converts its profit; null: no conversion. */
  readonly rateSymbolId: number | null;
  readonly isRateInverse: boolean;
}

export interface EquityFacts {
  readonly times: readonly number[];
  /** Balances of each account over time, free and held accounts alike. */
  readonly accounts: readonly (readonly TimedValue<Money>[])[];
  readonly positions: readonly EquityPosition[];
  /** Closes of the bid by symbol, each in force from the end of its bar. */
  readonly closes: ReadonlyMap<number, readonly TimedValue<Price>[]>;
}

export interface EquityPoint {
  readonly at: number;
  /** Account currency. */
  readonly equity: Money;
}

/**
 * A customer's equity at each point: account balances plus the profit of closing each position held, at the last ended
 * bar. Points before the first balance, or without a bar for a position or its conversion, are omitted rather than
 * estimated.
 */
export function equitySeries({ times, accounts, positions, closes }: EquityFacts): EquityPoint[] {
  return times.flatMap((at) => {
    const balances = accounts.flatMap((steps) => valueAt(steps, at) ?? []);
    if (balances.length === 0) return [];
    const held = positions.filter(
      ({ openedAt, closedAt }) => openedAt < at && (closedAt === null || at < closedAt),
    );
    const profits = held.map((position) => profitAt(position, closes, at));
    if (profits.includes(null)) return [];
    return [{ at, equity: sum(balances) + sum(profits as Money[]) }];
  });
}

function profitAt(position: EquityPosition, closes: EquityFacts['closes'], at: number): Money | null {
  const bid = valueAt(closes.get(position.symbolId) ?? [], at);
  const rate = rateAt(position, closes, at);
  if (bid === null || rate === null) return null;
  return closeAtMarket(position, { bid, ask: bid + position.spread }, rate).profit;
}

function rateAt(
  { rateSymbolId, isRateInverse }: EquityPosition,
  closes: EquityFacts['closes'],
  at: number,
): ConversionRate | null {
  if (rateSymbolId === null) return SAME_CURRENCY;
  const bid = valueAt(closes.get(rateSymbolId) ?? [], at);
  return bid === null ? null : conversionRate(bid, isRateInverse);
}
