import { describe, expect, it } from 'vitest';
import { gaussian, seededRandom } from './seeded-random.js';

const many = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

describe('seeded random numbers', () => {
  it('are the same for the same seed and differ for another', () => {
    const draw = (seed: string) => many(5, seededRandom(seed));
    expect(draw('a|1')).toEqual(draw('a|1'));
    expect(draw('a|1')).not.toEqual(draw('a|2'));
    expect(draw('a|1').every((value) => value >= 0 && value < 1)).toBe(true);
  });

  it('form a standard normal distribution', () => {
    const random = seededRandom('normal');
    const values = many(20_000, () => gaussian(random));
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
    expect(Math.abs(mean)).toBeLessThan(0.03);
    expect(Math.abs(variance - 1)).toBeLessThan(0.05);
  });
});
