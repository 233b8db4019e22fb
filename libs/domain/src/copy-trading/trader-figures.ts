import { type Money, max, ONE, product, type Ratio } from '@truemark/money';

/** The window of `three_week_*` figures, ms. */
export const THREE_WEEKS = 21 * 24 * 3_600_000;
/** Above it a position's margin counts as if it had this leverage, so that percents of little margin say nothing. */
const MOST_LEVERAGE = 20n * ONE;
/** Points of a curve. */
const POINTS = 30;

/** A position of a trader, or a part of one that was closed; parts name the order that they came from. */
export interface LedPosition {
  readonly orderId: number;
  readonly symbolId: number;
  readonly openedAt: number;
  /** Epoch ms; null while it is open. */
  readonly closedAt: number | null;
  /** Realised, net of its fee; of an open one what it floats. */
  readonly result: Money;
  /** What it floated when the window began; 0 for one that was opened within it. */
  readonly resultBefore: Money;
  readonly margin: Money;
  /** Its leverage; null where its margin does not follow from one. */
  readonly multiple: Ratio | null;
}

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

/** Figures of the positions that were open after `from` (epoch ms) and until `now`. */
export function traderFigures(positions: readonly LedPosition[], from: number, now: number): TraderFigures {
  const within = positions.filter(({ closedAt }) => closedAt === null || closedAt > from);
  const profit = within.reduce((sum, { result, resultBefore }) => sum + result - resultBefore, 0n);
  const base = largestMargin(within, from);
  const ended = endedOrders(within);
  const won = ended.filter((result) => result > 0n).length;
  return {
    profit,
    base,
    profitPercent: percentOf(profit, base),
    winRate: percentOf(BigInt(won), BigInt(ended.length)),
    maxDrawdown: percentOf(largestFall(within, profit), base),
    closed: ended.length,
    curve: curveOf(within, from, now, profit),
  };
}

/** Percent, 2 decimals, half-up; 0 of nothing. */
export const percentOf = (part: bigint, whole: bigint): Ratio =>
  whole <= 0n ? 0n : product([part, 100n * ONE], [whole], 2, 'half-up');

/** Margin of a position at a leverage of 20 at most. */
export const countedMargin = ({ margin, multiple }: Pick<LedPosition, 'margin' | 'multiple'>): Money =>
  multiple !== null && multiple > MOST_LEVERAGE
    ? product([margin, multiple], [MOST_LEVERAGE], 6, 'half-up')
    : margin;

function largestMargin(positions: readonly LedPosition[], from: number): Money {
  const moves = positions.flatMap((position) => {
    const margin = countedMargin(position);
    const opens = { at: max64(position.openedAt, from), by: margin };
    return position.closedAt === null ? [opens] : [opens, { at: position.closedAt, by: -margin }];
  });
  // At one instant what closes makes room before what opens takes it.
  moves.sort((a, b) => a.at - b.at || (a.by < b.by ? -1 : a.by > b.by ? 1 : 0));
  let [sum, most] = [0n, 0n];
  for (const { by } of moves) {
    sum += by;
    most = max(most, sum);
  }
  return most;
}

const max64 = (a: number, b: number): number => (a > b ? a : b);

/** Results of the orders of which nothing is open any more. */
function endedOrders(positions: readonly LedPosition[]): Money[] {
  const open = new Set(positions.filter(({ closedAt }) => closedAt === null).map(({ orderId }) => orderId));
  const results = new Map<number, Money>();
  for (const { orderId, result } of positions) {
    if (!open.has(orderId)) results.set(orderId, (results.get(orderId) ?? 0n) + result);
  }
  return [...results.values()];
}

const closes = (positions: readonly LedPosition[]) =>
  positions
    .flatMap(({ closedAt, result, resultBefore }) =>
      closedAt === null ? [] : { closedAt, by: result - resultBefore },
    )
    .sort((a, b) => a.closedAt - b.closedAt);

/** The largest fall of the profit from an earlier peak: after each close, and now. */
function largestFall(positions: readonly LedPosition[], profit: Money): Money {
  let [sum, peak, fall] = [0n, 0n, 0n];
  for (const { by } of closes(positions)) {
    sum += by;
    peak = max(peak, sum);
    fall = max(fall, peak - sum);
  }
  return max(fall, peak - profit);
}

function curveOf(positions: readonly LedPosition[], from: number, now: number, profit: Money): Money[] {
  const moves = closes(positions);
  if (positions.length === 0) return [];
  const first = Math.max(from, Math.min(...positions.map(({ openedAt }) => openedAt)));
  const curve: Money[] = [];
  let [sum, next] = [0n, 0];
  for (let point = 1; point < POINTS; point++) {
    const until = first + ((now - first) * point) / POINTS;
    for (; next < moves.length && (moves[next]?.closedAt ?? 0) <= until; next++) sum += moves[next]?.by ?? 0n;
    curve.push(sum);
  }
  return [...curve, profit];
}
