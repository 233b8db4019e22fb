import type { Candle } from '../../../api/symbols.js';

/** So many seconds are kept of each market. */
export const KEPT = 900;

const MINUTE = 60;

/** What was heard, after the closes of the recorded minutes before it: the last `KEPT` seconds of both. */
export function tickPoints(minutes: readonly Candle[], ticks: readonly Candle[], now: number): Candle[] {
  const from = now - KEPT;
  const until = ticks[0]?.time ?? now;
  const before = minutes
    .map(({ time, close }) => ({ time: time + MINUTE - 1, open: close, high: close, low: close, close }))
    .filter(({ time }) => time >= from && time < until);
  return [...before, ...ticks.filter(({ time }) => time >= from)];
}
