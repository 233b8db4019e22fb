import { type Money, max, min, ONE, product, type Ratio } from '@truemark/money';

const HOUR = 3_600_000;
/** The window of `three_week_*` figures in whole hours, the running one among them. */
export const WINDOW_HOURS = 21 * 24;
/** Above it a position's margin counts as if it had this leverage, so that percents of little margin say nothing. */
const MOST_LEVERAGE = 20n * ONE;
/** Points of a curve. */
const POINTS = 30;

/**
 * How a trader's result went within an hour. The result is what his positions have brought, net of fees, and what the open
 * ones would bring: it changes with every price.
 */
export interface TradingHour {
  /** When it began, epoch ms. */
  readonly hour: number;
  /** The result when it began, and by now or at its end. */
  readonly before: Money;
  readonly result: Money;
  /** The highest and the lowest result, and the largest fall from an earlier high, within it. */
  readonly high: Money;
  readonly low: Money;
  readonly fall: Money;
  /** Margin in use by now, as it counts, and the most of it at one instant. */
  readonly margin: Money;
  readonly most: Money;
  /** Orders that were closed wholly, and those of them that brought something. */
  readonly closed: number;
  readonly won: number;
}

export const hourOf = (at: number): number => Math.floor(at / HOUR) * HOUR;

/** The hour of `at` (epoch ms), as the one before it has left off. */
export const beginHour = (
  at: number,
  { result, margin }: Pick<TradingHour, 'result' | 'margin'> = { result: 0n, margin: 0n },
): TradingHour => ({
  ...{ hour: hourOf(at), before: result, result, high: result, low: result, fall: 0n },
  ...{ margin, most: margin, closed: 0, won: 0 },
});

/** The result has changed. */
export function withResult<H extends TradingHour>(hour: H, result: Money): H {
  const high = max(hour.high, result);
  return { ...hour, result, high, low: min(hour.low, result), fall: max(hour.fall, high - result) };
}

/** Other margin is in use. */
export const withMargin = <H extends TradingHour>(hour: H, margin: Money): H => ({
  ...hour,
  margin,
  most: max(hour.most, margin),
});

/** An order was closed wholly; its result is net of fees and has all its parts. */
export const withOrder = <H extends TradingHour>(hour: H, result: Money): H => ({
  ...hour,
  closed: hour.closed + 1,
  won: hour.won + Number(result > 0n),
});

/** The same hour of a result that began at another value. */
export const shifted = (hour: TradingHour, by: Money): TradingHour => ({
  ...hour,
  before: hour.before + by,
  result: hour.result + by,
  high: hour.high + by,
  low: hour.low + by,
});

export interface TraderFigures {
  readonly profit: Money;
  /** The largest margin in use at one instant of the window. */
  readonly base: Money;
  /** Percents, 2 decimals. */
  readonly profitPercent: Ratio;
  readonly winRate: Ratio;
  readonly maxDrawdown: Ratio;
  /** Orders that were closed wholly; their parts count with them. */
  readonly closed: number;
  /** The profit at up to 30 evenly spread instants, the last one now. */
  readonly curve: readonly Money[];
}

/** When the window of figures begins at `now`, epoch ms. */
export const windowFrom = (now: number): number => hourOf(now) - (WINDOW_HOURS - 1) * HOUR;

/**
 * Figures of the window: of the hours in which something happened, in their order, the last of them as it stands `now`
 * (epoch ms).
 */
export function traderFigures(hours: readonly TradingHour[], now: number): TraderFigures {
  const from = windowFrom(now);
  const within = hours.filter(({ hour }) => hour >= from);
  const last = hours.at(-1);
  const before = within[0]?.before ?? last?.result ?? 0n;
  let [peak, fall] = [before, 0n];
  // Margin that was in use when it began is in use still where nothing happened since.
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

/** Percent, 2 decimals, half-up; 0 of nothing. */
export const percentOf = (part: bigint, whole: bigint): Ratio =>
  whole <= 0n ? 0n : product([part, 100n * ONE], [whole], 2, 'half-up');

/** Margin of a position at a leverage of 20 at most; `multiple` null: its margin does not follow from one. */
export const countedMargin = (margin: Money, multiple: Ratio | null): Money =>
  multiple !== null && multiple > MOST_LEVERAGE
    ? product([margin, multiple], [MOST_LEVERAGE], 6, 'half-up')
    : margin;

/** A position that has ended, or a part of one; parts name the order that they came from. */
export interface EndedPosition {
  readonly orderId: number;
  /** Not a part, which leaves something open. */
  readonly isWhole: boolean;
  /** Epoch ms. */
  readonly openedAt: number;
  readonly closedAt: number;
  /** Realised, without its fee. */
  readonly profit: Money;
  readonly fee: Money;
  /** As it counts. */
  readonly margin: Money;
}

interface Move {
  readonly at: number;
  readonly result: Money;
  readonly margin: Money;
  readonly ended: EndedPosition | null;
}

/** Hours of positions that have all ended: what they floated meanwhile is not known any more, and does not count. */
export function hoursOfEnded(positions: readonly EndedPosition[]): TradingHour[] {
  const moves = positions.flatMap((ended): Move[] => [
    { at: ended.openedAt, result: -ended.fee, margin: ended.margin, ended: null },
    { at: ended.closedAt, result: ended.profit, margin: -ended.margin, ended },
  ]);
  // At one instant what closes makes room before what opens takes it.
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
