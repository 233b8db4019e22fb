import { decimal } from '@truemark/money';
import { describe, expect, it } from 'vitest';
import { distanceOf, isFar } from './target-distance.js';

const quote = { bid: decimal('1.15926'), ask: decimal('1.15938') };

describe('how far a target is from the market', () => {
  it.each([
    ['5', 'buy', true, '331.26', true],
    ['1.15', 'sell', false, '0.8', false],
    ['1.15938', 'buy', false, '0', false],
  ] as const)('%s to %s', (target, side, isAbove, percent, far) => {
    const away = distanceOf(decimal(target), side, quote);
    expect(away).toEqual({ isAbove, percent: decimal(percent) });
    expect(isFar(away)).toBe(far);
  });
});
