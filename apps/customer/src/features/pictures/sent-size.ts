/** Width that a picture is sent with at most, in pixels. */
const WIDEST = 1440;

/**
 * The longest side that a picture may keep, so that it is no wider than 1440: of 2000 × 3000 it is 2160, which makes it
 * 1440 × 2160. Undefined where it is narrow enough as it is. Rounded to whole pixels.
 */
export function longestSide({ width, height }: { width: number; height: number }): number | undefined {
  if (width <= WIDEST) return undefined;
  return Math.max(WIDEST, Math.round((height * WIDEST) / width));
}
