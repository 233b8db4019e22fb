import type { EquityPoint } from '../../api/accounts.js';

export interface PlottedPoint {
  /** Fractions of the chart's width from its start, and of its height from its top. */
  readonly x: number;
  readonly y: number;
}

/** Whether there is something to draw: a total that never changed is not a line. */
export const hasHistory = (points: readonly EquityPoint[]): boolean =>
  points.some(({ equity }) => equity !== points[0]?.equity);

const RATIO = 1_000_000;
/** The chart spans at least this fraction of the highest figure, so that a small move does not look steep. */
const MIN_SPAN = 100n;

/** Positions of the points. They fill the chart unless they hardly differ. Ascending, at least two. */
export function plot(points: readonly EquityPoint[]): PlottedPoint[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return [];
  const figures = points.map(({ equity }) => equity);
  const low = figures.reduce((least, figure) => (figure < least ? figure : least));
  const high = figures.reduce((most, figure) => (figure > most ? figure : most));
  const moved = high - low;
  const least = high / MIN_SPAN;
  const whole = moved > least ? moved : least;
  const top = high + (whole - moved) / 2n;
  const height = (figure: bigint): number =>
    moved === 0n ? 0.5 : Number(((top - figure) * BigInt(RATIO)) / whole) / RATIO;
  const span = last.at - first.at || 1;
  return points.map(({ at, equity }) => ({ x: (at - first.at) / span, y: height(equity) }));
}

/** Highest point of the line in a part of the width, as a fraction of the height from the top. */
export const crestOf = (plotted: readonly PlottedPoint[], from: number, to: number): number =>
  Math.min(1, ...plotted.filter(({ x }) => x >= from && x <= to).map(({ y }) => y));

/** Index of the point nearest to a fraction of the width. */
export function nearest(plotted: readonly PlottedPoint[], x: number): number {
  let found = 0;
  plotted.forEach((point, at) => {
    if (Math.abs(point.x - x) < Math.abs((plotted[found]?.x ?? 0) - x)) found = at;
  });
  return found;
}
