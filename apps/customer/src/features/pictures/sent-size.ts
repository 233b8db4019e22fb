/** Maximum width of an uploaded picture, px. */
const WIDEST = 1440;

/**
 * Maximum longest side that keeps the width within 1440: 2160 for 2000 × 3000, which becomes 1440 × 2160. Undefined if
 * already narrow enough. Rounded to whole pixels.
 */
export function longestSide({ width, height }: { width: number; height: number }): number | undefined {
  if (width <= WIDEST) return undefined;
  return Math.max(WIDEST, Math.round((height * WIDEST) / width));
}
