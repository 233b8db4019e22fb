import { describe, expect, it } from 'vitest';
import { longestSide } from './sent-size.js';

describe('the size that a picture is sent with', () => {
  it.each([
    [2000, 3000, 2160],
    [3000, 2000, 1440],
    [2880, 2880, 1440],
    [1440, 4000, undefined],
    [800, 600, undefined],
  ])('%i × %i is held to a longest side of %s', (width, height, side) => {
    expect(longestSide({ width, height })).toBe(side);
  });
});
