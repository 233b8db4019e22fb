import { describe, expect, it } from 'vitest';
import { STUDIES } from './chart-choice.js';
import { newStudy } from './studies.js';

/** Closes that rise by one: 1, 2, 3, … */
const rising = Array.from({ length: 60 }, (_, at) => at + 1);
const lastOf = (name: (typeof STUDIES)[number], closes: readonly number[]) => {
  const study = newStudy(name);
  let values: readonly (number | null)[] = [];
  for (const close of closes) values = study.next(close, false);
  return values;
};

describe('studies', () => {
  it('have the average of the last twenty closes, and nothing before there are so many', () => {
    expect(lastOf('ma', rising.slice(0, 19))).toEqual([null]);
    expect(lastOf('ma', rising.slice(0, 20))).toEqual([10.5]);
    expect(lastOf('ma', rising)).toEqual([50.5]);
  });

  it('have bands two deviations around it', () => {
    const [middle, upper, lower] = lastOf('bollinger', rising.slice(0, 20));
    // The variance of 1 … 20 is (20² − 1) / 12.
    const away = 2 * Math.sqrt(399 / 12);
    expect(middle).toBe(10.5);
    expect(upper).toBeCloseTo(10.5 + away, 10);
    expect(lower).toBeCloseTo(10.5 - away, 10);
  });

  it('know a market that only rises', () => {
    expect(lastOf('rsi', rising)).toEqual([100]);
    const [macd = 0, signal = 0, columns] = lastOf('macd', rising);
    expect(macd).toBeGreaterThan(0);
    expect(columns).toBeCloseTo((macd ?? 0) - (signal ?? 0), 10);
  });

  it.each(STUDIES)('%s takes a running close again and again, as if it had come once', (name) => {
    const [closes, last] = [rising.slice(0, -1), 60];
    const study = newStudy(name);
    for (const close of closes) study.next(close, false);
    study.next(75, false);
    study.next(41, true);
    const after = study.next(last, true);
    const once = lastOf(name, [...closes, last]);
    after.forEach((value, at) => {
      expect(value).toBeCloseTo(once[at] ?? Number.NaN, 8);
    });
  });
});
