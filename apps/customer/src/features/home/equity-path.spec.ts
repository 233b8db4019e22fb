import { decimal } from '@truemark/money';
import { describe, expect, it } from 'vitest';
import { crestOf, hasHistory, nearest, plot } from './equity-path.js';

const points = (...figures: [at: number, equity: number][]) =>
  figures.map(([at, equity]) => ({ at, equity: decimal(equity) }));

describe('plot', () => {
  it('fills the picture, the highest on top, by time and not by number', () => {
    expect(plot(points([1000, 10], [2000, 20], [5000, 15]))).toEqual([
      { x: 0, y: 1 },
      { x: 0.25, y: 0 },
      { x: 1, y: 0.5 },
    ]);
  });
  it('draws what never changed through the middle', () => {
    expect(plot(points([0, 7], [1, 7])).map(({ y }) => y)).toEqual([0.5, 0.5]);
  });
  it('draws a loss of cents as one', () => {
    const [before, after] = plot(points([0, 300_000], [1, 299_999.9])).map(({ y }) => y);
    expect(before).toBeCloseTo(0.5, 2);
    expect(after).toBeCloseTo(0.5, 2);
    expect(after).toBeGreaterThan(before ?? 1);
  });
  it('draws a hundredth less over the whole height', () => {
    expect(plot(points([0, 2_000], [1, 1_980])).map(({ y }) => y)).toEqual([0, 1]);
  });
  it('draws a two-hundredth less as half of the height, not as a crash', () => {
    const [before, after] = plot(points([0, 2_000], [1, 1_990])).map(({ y }) => y);
    expect((after ?? 0) - (before ?? 0)).toBeCloseTo(0.5, 5);
  });
  it('has nothing to draw of nothing', () => expect(plot([])).toEqual([]));
});

it('has no history while the total never was another', () => {
  expect(hasHistory([])).toBe(false);
  expect(hasHistory(points([0, 0], [1, 0], [2, 0]))).toBe(false);
  expect(hasHistory(points([0, 7], [1, 7], [2, 8]))).toBe(true);
});

describe('nearest', () => {
  const plotted = plot(points([0, 1], [10, 2], [100, 3]));
  it.each([
    [-1, 0],
    [0.04, 0],
    [0.06, 1],
    [0.5, 1],
    [0.56, 2],
    [9, 2],
  ])('to %d', (x, at) => expect(nearest(plotted, x)).toBe(at));
});

it('finds how high the line comes at its start and at its end', () => {
  const plotted = [0.4, 0.1, 0.9, 0.3].map((y, at) => ({ x: at / 3, y }));
  expect(crestOf(plotted, 0, 0.3)).toBe(0.4);
  expect(crestOf(plotted, 0, 0.5)).toBe(0.1);
  expect(crestOf(plotted, 0.7, 1)).toBe(0.3);
  expect(crestOf([], 0, 1)).toBe(1);
});
