import { expect, it } from 'vitest';
import { endOf, lastOf } from './day-end.js';

const MIDNIGHT = endOf('2026-11-02');
const at = (ms: number): string => String(MIDNIGHT + ms);

it.each([
  ['closed before it', { endedAt: at(-1_000), close: { time: at(-1_500) } }, false],
  ['closed behind it by a price from before it', { endedAt: at(500), close: { time: at(-1_500) } }, true],
  ['opened before it, and still open', {}, false],
  ['opened behind it by a price from before it, and still open', { createdAt: at(500) }, true],
])('an order that was %s', (_, more, isBehind) => {
  const order = { createdAt: at(-9_000), endedAt: null, open: { time: at(-9_100) }, close: null };
  expect(lastOf({ ...order, ...more }) >= MIDNIGHT).toBe(isBehind);
});
