import { describe, expect, it } from 'vitest';
import { HeldWatch } from './held-watch.js';

describe('a list of positions', () => {
  it('is read anew when another device opened or closed one', () => {
    const watch = new HeldWatch();
    expect(watch.isNews([1, 2], [2, 1])).toBe(false);
    expect(watch.isNews([1, 2], [1, 2, 3])).toBe(true);
    expect(watch.isNews([1, 2, 3], [1, 2, 3])).toBe(false);
    expect(watch.isNews([1, 2, 3], [2, 3])).toBe(true);
  });

  it('is read once for a difference that stays: the position of another symbol or page', () => {
    const watch = new HeldWatch();
    expect(watch.isNews([1], [1, 8, 9])).toBe(true);
    expect(watch.isNews([1], [1, 8, 9])).toBe(false);
    expect(watch.isNews([1], [1, 8])).toBe(false);
    expect(watch.isNews([1], [1, 8, 10])).toBe(true);
    expect(watch.isNews([], [])).toBe(false);
    expect(watch.isNews([], [8])).toBe(true);
  });
});
