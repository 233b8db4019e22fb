import { describe, expect, it } from 'vitest';
import { curveShape } from './curve-shape.js';

describe('the shape of a curve', () => {
  it('has zero in sight, the best on top', () => {
    expect(curveShape([0n, 100n, 50n], 100, 112)).toEqual({
      points: [
        { x: 0, y: 106 },
        { x: 50, y: 6 },
        { x: 100, y: 56 },
      ],
      ...{ zero: 106, top: 100n, bottom: 0n },
    });
  });

  it('of losses alone hangs from zero', () => {
    const { zero, bottom, points } = curveShape([-10n, -20n], 10, 32);
    expect([zero, bottom, points.at(-1)]).toEqual([6, -20n, { x: 10, y: 26 }]);
  });

  it('of nothing is empty, of equal values a line', () => {
    expect(curveShape([], 10, 10).points).toEqual([]);
    expect(curveShape([0n, 0n], 10, 12).points.map(({ y }) => y)).toEqual([6, 6]);
  });
});
