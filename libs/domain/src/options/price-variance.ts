import type { Price } from '@truemark/money';

/** A recorded bid; epoch ms. */
export interface BidAt {
  readonly time: number;
  readonly bid: Price;
}

/**
 * Look-back windows of an offer, s: the shortest one not shorter than the option's remaining time is used. Each window
 * and its fifth divide an hour, so that a variance per hour is a whole number.
 */
export const SELL_BACK_WINDOWS = [300, 900, 3_600] as const;
export type SellBackWindow = (typeof SELL_BACK_WINDOWS)[number];

/** Minimum seconds with a price move for a meaningful variance. */
export const MIN_MOVES = 20;
/** Seconds without a tick that count as a gap in the record. */
export const MAX_GAP_SECONDS = 60;

const HOUR = 3_600;
/** The short window is a fifth of the long one, a long step a tenth. */
const [SHORT, STEPS] = [5, 10];
/** Minimum variance: a standard deviation of one ten-thousandth per hour, squared. */
const FLOOR = 10n ** 8n;

/** Length of the shortest burst considered, and of the mean price, s. */
const [BURST, AVERAGED] = [10, 20];

/** Variances per hour, (10⁻⁸)²: the largest and smallest measured. */
export interface PriceVariance {
  /** Mean bid of the last 20 s of the grid, rounded down: stable while quotes flicker. */
  readonly mean: Price;
  readonly most: bigint;
  readonly least: bigint;
}

/** The window for a remaining time of `left` ms; null if it exceeds the longest one. */
export const windowFor = (left: number): SellBackWindow | null =>
  SELL_BACK_WINDOWS.find((window) => window * 1_000 >= left) ?? null;

/** The second (epoch) from which a tick at `time` (epoch ms) is in the grid. */
export const secondOf = (time: number): number => Math.ceil(time / 1_000);

/**
 * Variance of the bid over the `window` seconds that end at `at` (epoch ms), on a grid of whole seconds with the last
 * bid at or before each; the last one has the last bid of all. It is measured three times, as the sum of squared steps
 * scaled to an hour: per second over the window, per second over its last fifth, and in ten steps over the window. A
 * source that repeats its quotes or jitters affects one of them, never all.
 *
 * `most` is the largest of these and of that of the last 10 s, where a burst begins, and never below the floor, (bid /
 * 10⁴)² rounded up; `least` is the smallest of the three. null if the record is insufficient: it does not reach back to
 * the window's start, has a second with no tick in the 60 s up to it, or the price moved in fewer than 20 seconds.
 * `bids` must be ascending in time.
 */
export function varianceOf(bids: readonly BidAt[], at: number, window: SellBackWindow): PriceVariance | null {
  const grid = gridOf(bids, at, window);
  const last = grid?.at(-1);
  if (!grid || last === undefined) return null;
  const long = squaresOf(grid, 1);
  if (long.moves < MIN_MOVES) return null;
  const short = squaresOf(grid.slice(-window / SHORT - 1), 1);
  const coarse = squaresOf(grid, window / STEPS);
  const burst = squaresOf(grid.slice(-BURST - 1), 1);
  const measured = [
    (long.sum * BigInt(HOUR)) / BigInt(window),
    (short.sum * BigInt(HOUR * SHORT)) / BigInt(window),
    (coarse.sum * BigInt(HOUR)) / BigInt(window),
  ];
  const floor = (last * last + FLOOR - 1n) / FLOOR;
  return {
    most: greatest([...measured, (burst.sum * BigInt(HOUR)) / BigInt(BURST), floor]),
    least: -greatest(measured.map((value) => -value)),
    mean: grid.slice(-AVERAGED).reduce((all, bid) => all + bid, 0n) / BigInt(AVERAGED),
  };
}

const greatest = (values: readonly bigint[]): bigint => values.reduce((a, b) => (a > b ? a : b));

/** `window` + 1 bids, one per second; null if the record does not reach back or has a gap. */
function gridOf(bids: readonly BidAt[], at: number, window: number): bigint[] | null {
  const begin = secondOf(at) - window;
  let place = bids.length - 1;
  while (place >= 0 && secondOf((bids[place] as BidAt).time) > begin) place--;
  if (place < 0) return null;
  const grid: bigint[] = [];
  let known = secondOf((bids[place] as BidAt).time);
  for (let second = begin; second <= begin + window; second++) {
    for (; place + 1 < bids.length && secondOf((bids[place + 1] as BidAt).time) <= second; place++)
      known = secondOf((bids[place + 1] as BidAt).time);
    if (second - known >= MAX_GAP_SECONDS) return null;
    grid.push((bids[place] as BidAt).bid);
  }
  return grid;
}

function squaresOf(grid: readonly bigint[], step: number): { sum: bigint; moves: number } {
  let [sum, moves] = [0n, 0];
  for (let index = step; index < grid.length; index += step) {
    const move = (grid[index] as bigint) - (grid[index - step] as bigint);
    if (move === 0n) continue;
    sum += move * move;
    moves++;
  }
  return { sum, moves };
}
