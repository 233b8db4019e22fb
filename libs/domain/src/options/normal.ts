import { divide, ONE, type Ratio } from '@truemark/money';

/**
 * Standard normal distribution at 0.0, 0.1, … 4.0, in 10⁻⁶ (Abramowitz & Stegun, table 26.1), with linear
 * interpolation.
 */
const NORMAL = [
  500000, 539828, 579260, 617911, 655422, 691462, 725747, 758036, 788145, 815940, 841345, 864334, 884930,
  903200, 919243, 933193, 945201, 955435, 964070, 971283, 977250, 982136, 986097, 989276, 991802, 993790,
  995339, 996533, 997445, 998134, 998650, 999032, 999313, 999517, 999663, 999767, 999841, 999892, 999928,
  999952, 999968,
];
/** Distances are in 10⁻⁴ standard deviations. */
const DISTANCE = 10_000n;
const STEP = 1_000n;

/** Φ of a non-negative distance, in 10⁻⁸, rounded down; null is infinity. Beyond 4 it is the value at 4. */
function normal(distance: bigint | null): Ratio {
  const most = BigInt(NORMAL.length - 1) * STEP;
  if (distance === null || distance >= most) return BigInt(NORMAL.at(-1) ?? 0) * 100n;
  const place = Number(distance / STEP);
  const [low, high] = [BigInt(NORMAL[place] ?? 0), BigInt(NORMAL[place + 1] ?? 0)];
  return low * 100n + divide((high - low) * 100n * (distance % STEP), STEP, 'down');
}

/** Φ(`ahead` / √(`top` / `bottom`)) in 10⁻⁸; the distance is rounded down to 10⁻⁴. Negative distances by symmetry. */
export function chanceOf(ahead: bigint, variance: { readonly top: bigint; readonly bottom: bigint }): Ratio {
  if (ahead === 0n) return ONE / 2n;
  const scaled = ahead * ahead * DISTANCE * DISTANCE * variance.bottom;
  const above = normal(variance.top === 0n ? null : squareRoot(scaled / variance.top));
  return ahead > 0n ? above : ONE - above;
}

/** Integer square root, rounded down (Newton's method). */
function squareRoot(value: bigint): bigint {
  if (value < 2n) return value;
  let root = 1n << BigInt((value.toString(2).length + 1) >> 1);
  for (;;) {
    const next = (root + value / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}
