import { type Money, max, min, ONE, product, type Ratio } from '@truemark/money';

const HOUR = 3_600_000;
/** Window of the `three_week_*` figures in whole hours, including the running one. */
export const WINDOW_HOURS = 21 * 24;
/** Margin is counted as if leverage were at most this, so that percentages of tiny margins are not misleading. */
const MAX_LEVERAGE = 20n * ONE;
/** Number of points of a curve. */
const POINTS = 30;

/**
 * A trader's result within an hour. The result is the realised one, net of fees, plus the floating profit of open
 * positions; it changes with every price.
 */
export interface TradingHour {
  /** Start of the hour, epoch ms. */
  readonly hour: number;
  /** Result at its start, and now or at its end. */
  readonly before: Money;
  readonly result: Money;
  /** Highest and lowest result, and the largest drawdown from an earlier high, within the hour. */
  readonly high: Money;
  readonly low: Money;
  readonly fall: Money;
  /** Counted margin in use now, and its maximum at one instant. */
  readonly margin: Money;
  readonly most: Money;
  /** Orders closed in full, and how many of them were profitable. */
  readonly closed: number;
  readonly won: number;
}

export const hourOf = (at: number): number => Math.floor(at / HOUR) * HOUR;

/** Starts the hour of `at`, epoch ms, continuing from the previous one. */
export const beginHour = (
  at: number,
  { result, margin }: Pick<TradingHour, 'result' | 'margin'> = { result: 0n, margin: 0n },
): TradingHour => ({
  ...{ hour: hourOf(at), before: result, result, high: result, low: result, fall: 0n },
  ...{ margin, most: margin, closed: 0, won: 0 },
});

/** The hour after its result changed. */
export function withResult<H extends TradingHour>(hour: H, result: Money): H {
  const high = max(hour.high, result);
  return { ...hour, result, high, low: min(hour.low, result), fall: max(hour.fall, high - result) };
}

/** The hour after the margin in use changed. */
export const withMargin = <H extends TradingHour>(hour: H, margin: Money): H => ({
  ...hour,
  margin,
  most: max(hour.most, margin),
});

/** The hour after an order was closed in full; `result` is net of fees and includes its parts. */
export const withOrder = <H extends TradingHour>(hour: H, result: Money): H => ({
  ...hour,
  closed: hour.closed + 1,
  won: hour.won + Number(result > 0n),
});

/** The hour with its results shifted by a constant. */
export const shiftHour = (hour: TradingHour, by: Money): TradingHour => ({
  ...hour,
  before: hour.before + by,
  result: hour.result + by,
  high: hour.high + by,
  low: hour.low + by,
});

export interface TraderFigures {
  readonly profit: Money;
  /** Maximum margin in use at one instant of the window. */
  readonly base: Money;
  /** Percent, 2 decimals. */
  readonly profitPercent: Ratio;
  readonly winRate: Ratio;
  readonly maxDrawdown: Ratio;
  /** Orders closed in full; parts count with their order. */
  readonly closed: number;
  /** Profit at up to 30 evenly spaced instants; the last one is now. */
  readonly curve: readonly Money[];
}

/** Start of the window at `now`, epoch ms. */
export const windowFrom = (now: number): number => hourOf(now) - (WINDOW_HOURS - 1) * HOUR;

/** Figures of the window. `hours` are those with events, in order; the last one is as of `now`, epoch ms. */
export function traderFigures(hours: readonly TradingHour[], now: number): TraderFigures {
  const from = windowFrom(now);
  const within = hours.filter(({ hour }) => hour >= from);
  const last = hours.at(-1);
  const before = within[0]?.before ?? last?.result ?? 0n;
  let [peak, fall] = [before, 0n];
  // Without events since the window began, the margin in use before it is still in use.
  let base = within.length > 0 ? 0n : (last?.margin ?? 0n);
  let [closed, won] = [0, 0];
  for (const hour of within) {
    fall = max(fall, max(hour.fall, peak - hour.low));
    peak = max(peak, hour.high);
    base = max(base, hour.most);
    closed += hour.closed;
    won += hour.won;
  }
  const profit = (last?.result ?? 0n) - before;
  return {
    profit,
    base,
    profitPercent: percentOf(profit, base),
    winRate: percentOf(BigInt(won), BigInt(closed)),
    maxDrawdown: percentOf(fall, base),
    closed,
    curve: curveOf(within, before, now),
  };
}

function curveOf(hours: readonly TradingHour[], before: Money, now: number): Money[] {
  const [first] = hours;
  if (!first) return [];
  const curve: Money[] = [];
  let [value, next] = [0n, 0];
  for (let point = 1; point <= POINTS; point++) {
    const until = first.hour + ((now - first.hour) * point) / POINTS;
    const isLast = point === POINTS;
    for (let each = hours[next]; each && (isLast || each.hour + HOUR <= until); each = hours[++next]) {
      value = each.result - before;
    }
    curve.push(value);
  }
  return curve;
}

/** Percent, 2 decimals, half-up; 0 if `whole` is not positive. */
export const percentOf = (part: bigint, whole: bigint): Ratio =>
  whole <= 0n ? 0n : product([part, 100n * ONE], [whole], 2, 'half-up');

/**
 * Margin of a position at a leverage of at most 20, 6 decimals, half-up; `multiple` null: the margin does not depend on
 * leverage.
 */
export const countedMargin = (margin: Money, multiple: Ratio | null): Money =>
  multiple !== null && multiple > MAX_LEVERAGE
    ? product([margin, multiple], [MAX_LEVERAGE], 6, 'half-up')
    : margin;

/** An ended position, or a part of one; `orderId` of a part is its original order. */
export interface EndedPosition {
  readonly orderId: number;
  /** false for a part, of which the rest is still open. */
  readonly isWhole: boolean;
  /** Epoch ms. */
  readonly openedAt: number;
  readonly closedAt: number;
  /** Realised profit, without the fee. */
  readonly profit: Money;
  readonly fee: Money;
  /** Counted margin. */
  readonly margin: Money;
}

interface Move {
  readonly at: number;
  readonly result: Money;
  readonly margin: Money;
  readonly ended: EndedPosition | null;
}

/** Hours of positions that have all ended. Their floating profit in between is not known and is ignored. */
export function hoursOfEnded(positions: readonly EndedPosition[]): TradingHour[] {
  const moves = positions.flatMap((ended): Move[] => [
    { at: ended.openedAt, result: -ended.fee, margin: ended.margin, ended: null },
    { at: ended.closedAt, result: ended.profit, margin: -ended.margin, ended },
  ]);
  // At equal times, closings come before openings, so that margin is released first.
  moves.sort((a, b) => a.at - b.at || Number(a.margin > b.margin) - Number(a.margin < b.margin));
  const results = new Map<number, Money>();
  const hours: TradingHour[] = [];
  for (const { at, result, margin, ended } of moves) {
    const last = hours.at(-1);
    let hour = last?.hour === hourOf(at) ? (hours.pop() as TradingHour) : beginHour(at, last);
    hour = withResult(withMargin(hour, hour.margin + margin), hour.result + result);
    if (ended) {
      const brought = (results.get(ended.orderId) ?? 0n) + ended.profit - ended.fee;
      results.set(ended.orderId, brought);
      if (ended.isWhole) hour = withOrder(hour, brought);
    }
    hours.push(hour);
  }
  return hours;
}
