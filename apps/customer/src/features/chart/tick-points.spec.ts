import { describe, expect, it } from 'vitest';
import { candleAt } from '../../api/symbols.js';
import { tickPoints } from './tick-points.js';

describe('the points of a tick chart', () => {
  it('are the recorded seconds and those that were heard, each once, what was heard last', () => {
    const recorded = [candleAt(700, 2), candleAt(702, 3), candleAt(731, 4)];
    expect(tickPoints(recorded, [candleAt(730, 5), candleAt(731, 6)], 731)).toEqual([
      candleAt(700, 2),
      candleAt(702, 3),
      candleAt(730, 5),
      candleAt(731, 6),
    ]);
  });

  it('close a gap in what was heard by what was recorded', () => {
    const heard = [candleAt(100, 1), candleAt(160, 4)];
    expect(tickPoints([candleAt(130, 2)], heard, 160).map(({ time }) => time)).toEqual([100, 130, 160]);
  });

  it('are no older than fifteen minutes', () => {
    expect(tickPoints([candleAt(99, 1), candleAt(100, 2)], [], 1_000)).toEqual([candleAt(100, 2)]);
  });
});
