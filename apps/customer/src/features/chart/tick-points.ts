import type { Candle } from '../../api/symbols.js';

/** So many seconds are kept of each market. */
export const KEPT = 900;

/** Recorded seconds and those that were heard since, each once, ascending: the last `KEPT` of both. */
export function tickPoints(recorded: readonly Candle[], heard: readonly Candle[], now: number): Candle[] {
  const from = now - KEPT;
  const points = new Map([...recorded, ...heard].map((point) => [point.time, point]));
  return [...points.values()].filter(({ time }) => time >= from).sort((a, b) => a.time - b.time);
}
