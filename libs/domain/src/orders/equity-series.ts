import { type Money, type Price, type Quantity, sum } from '@truemark/money';
import type { Period } from '../market/periods.js';
import { closeAtMarket } from './close-at-market.js';
import { type ConversionRate, conversionRate, SAME_CURRENCY } from './rate.js';

/** A value that holds from an instant (epoch ms) until the next one of its list; lists ascend. */
export interface Step<T> {
  readonly at: number;
  readonly value: T;
}

/** What held at `time`; null before the first. */
export function stepAt<T>(steps: readonly Step<T>[], time: number): T | null {
  let [low, high] = [0, steps.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((steps[middle] as Step<T>).at <= time) low = middle + 1;
    else high = middle;
  }
  return steps[low - 1]?.value ?? null;
}

/** Most instants of a series, the present one aside. */
export const EQUITY_POINTS = 96;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
/** The Monday before 1970: bars of weeks begin on Mondays. */
const FIRST_MONDAY = -3 * DAY;

/** Distances of instants, and the bars whose ends fall on them; the bars of no grid outnumber a thousand. */
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
  /** Distance between two of them, ms, and how many ms after the epoch (in whole steps) they lie. */
  readonly step: number;
  readonly offset: number;
  /** The bars whose closes are read, and their length, ms. */
  readonly period: Period;
  readonly length: number;
}

/** The closest grid of at most `EQUITY_POINTS` instants after `from` and not after `now`, epoch ms. */
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
  /** Null while it is held. */
  readonly closedAt: number | null;
  /** What the ask stands above the bid. */
  readonly spread: Price;
  /** The symbol whose bid converts its profit; null where nothing is converted. */
  readonly rateSymbolId: number | null;
  readonly isRateInverse: boolean;
}

export interface EquityFacts {
  readonly times: readonly number[];
  /** What each account held, free and held parts alike. */
  readonly accounts: readonly (readonly Step<Money>[])[];
  readonly positions: readonly EquityPosition[];
  /** Closes of the bid by symbol, each from the end of its bar on. */
  readonly closes: ReadonlyMap<number, readonly Step<Price>[]>;
}

export interface EquityPoint {
  readonly at: number;
  /** Account currency. */
  readonly equity: Money;
}

/**
 * What a customer owned at each instant: the balances of his accounts, and what closing each position held then would have
 * come to by the last bar that had ended. An instant before the first balance is left out, and so is one at which a
 * position or its conversion had no bar: nothing is guessed.
 */
export function equitySeries({ times, accounts, positions, closes }: EquityFacts): EquityPoint[] {
  return times.flatMap((at) => {
    const balances = accounts.flatMap((steps) => stepAt(steps, at) ?? []);
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
  const bid = stepAt(closes.get(position.symbolId) ?? [], at);
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
  const bid = stepAt(closes.get(rateSymbolId) ?? [], at);
  return bid === null ? null : conversionRate(bid, isRateInverse);
}
