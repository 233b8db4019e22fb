import { describe, expect, it } from 'vitest';
import { refreshIn } from './countdown.js';

describe('refreshIn', () => {
  it('waits for a second after the first end', () => {
    expect(refreshIn([70_000, 40_000, 50_000], 10_000)).toBe(31_000);
    expect(refreshIn([10_000], 10_000)).toBe(1_000);
  });

  it('asks again every two seconds for one that is still listed', () => {
    expect(refreshIn([8_999], 10_000)).toBe(2_000);
    expect(refreshIn([5_000, 9_500], 10_000)).toBe(500);
  });

  it('rests while nothing runs', () => expect(refreshIn([], 10_000)).toBeNull());
});
