import type { Candle } from '../../api/symbols.js';

/** Seconds kept per market. */
export const KEPT = 900;

/** Merges recorded and received seconds without duplicates, ascending; only the last `KEPT` seconds. */
export function tickPoints(recorded: readonly Candle[], heard: readonly Candle[], now: number): Candle[] {
  const from = now - KEPT;
  const points = new Map([...recorded, ...heard].map((point) => [point.time, point]));
  return [...points.values()].filter(({ time }) => time >= from).sort((a, b) => a.time - b.time);
}
