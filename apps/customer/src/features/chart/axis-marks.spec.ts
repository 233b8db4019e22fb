import { describe, expect, it } from 'vitest';
import { uncovered } from './axis-marks.js';

describe('numbers of the price scale', () => {
  it('give way to a label that would lie over them', () => {
    expect(uncovered([10, 42, 74], [50])).toEqual([true, false, true]);
  });

  it('stay where a label is beside them', () => {
    expect(uncovered([10, 42, 74], [56, 28])).toEqual([true, true, true]);
  });

  it('stay where nothing is labelled in sight', () => {
    expect(uncovered([10, 42], [null])).toEqual([true, true]);
    expect(uncovered([null], [10])).toEqual([true]);
  });
});
