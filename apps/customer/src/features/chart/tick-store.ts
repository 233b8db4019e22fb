import { toChartNumber } from '@truemark/money';
import { live, onLive } from '../../api/live/live.js';
import { type Candle, candleAt } from '../../api/symbols.js';
import { KEPT } from './tick-points.js';

const heard = new Map<string, Candle[]>();
const watchers = new Set<(code: string, point: Candle) => void>();

/** Current second by the server's clock. */
export const secondNow = (): number => Math.floor((Date.now() + live.clockOffset) / 1000);

onLive('quote', ({ code, day }) => {
  const price = toChartNumber(day.bid);
  const points = heard.get(code) ?? [];
  heard.set(code, points);
  const last = points.at(-1);
  const time = Math.max(secondNow(), last?.time ?? 0);
  const point = candleAt(time, price);
  if (last?.time === time) points[points.length - 1] = point;
  else points.push(point);
  if (points.length > KEPT) points.splice(0, points.length - KEPT);
  for (const watcher of watchers) watcher(code, point);
});

/** Last bid of each second received since the app started to listen, oldest first. */
export const heardOf = (code: string): readonly Candle[] => heard.get(code) ?? [];

/** Subscribes to them until the returned function is called. */
export function watchTicks(watcher: (code: string, point: Candle) => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
