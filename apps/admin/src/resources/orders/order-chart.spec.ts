import { expect, it } from 'vitest';
import { boundsOf, momentsOf, namedHeights, sidesOf, tickText, timesOf, widthOf } from './order-chart.js';

const tick = (time: number) => ({ time }) as never;

it('marks where it opened and where it closed, each with its own price', () => {
  const prices = { openPrice: 1.5, price: 1.6 };
  expect(momentsOf({ open: tick(10), close: tick(30) }, prices)).toEqual({
    opened: { time: 10, price: 1.5 },
    closed: { time: 30, price: 1.6 },
  });
  expect(momentsOf({ open: tick(10), close: null }, { ...prices, price: 0 }).closed).toBeNull();
  expect(momentsOf({ open: null, close: null }, prices)).toEqual({ opened: null, closed: null });
});

it('has the times of the path and of both marks once, in order', () => {
  const path = [
    { time: 10, bid: 1 },
    { time: 20, bid: 2 },
  ];
  const moments = [
    { time: 5, price: 1 },
    { time: 20, price: 2 },
  ];
  expect(timesOf(path, moments)).toEqual([5, 10, 20]);
});

it('writes names that would lie over one another on one line', () => {
  const lines = [
    { name: 'Take-profit', at: 100 },
    { name: 'Stop-loss', at: 50 },
    { name: 'Second', at: 55 },
  ];
  expect(namedHeights(lines, 100)).toEqual([
    { name: 'Stop-loss · Second', at: 50 },
    { name: 'Take-profit', at: 100 },
  ]);
});

it('keeps what it shows off its edges', () => {
  expect(boundsOf([150, 100, 200])).toEqual({ min: 96, max: 204 });
});

it('has room for the longest name, in any script', () => {
  expect(widthOf([])).toBe(16);
  expect(
    widthOf([
      { name: 'Stop', at: 1 },
      { name: 'Stop-loss', at: 2 },
    ]),
  ).toBe(79);
  expect(widthOf([{ name: '止損', at: 1 }])).toBe(42);
});

it('says at which price it opened and closed', () => {
  expect(sidesOf(true)).toEqual({ opens: 'ask', closes: 'bid' });
  expect(sidesOf(false)).toEqual({ opens: 'bid', closes: 'ask' });
});

it('writes times without their day, which the legend says, but where another one begins', () => {
  const first = '2026-11-28 04:51:46.725';
  const span = 12 * 60_000;
  expect(tickText('2026-11-28 04:52:00.000', first, span)).toBe('04:52');
  expect(tickText('2026-11-28 04:52:30.000', first, 60_000)).toBe('04:52:30');
  expect(tickText('2026-11-29 00:00:00.000', first, 86_400_000)).toBe('11-29');
  expect(tickText('2026-11-28 00:00:00.000', '2026-11-28 00:00:00.000', span)).toBe('00:00');
});
