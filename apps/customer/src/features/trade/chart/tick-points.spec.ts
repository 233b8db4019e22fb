import { describe, expect, it } from 'vitest';
import { tickPoints } from './tick-points.js';

const flat = (time: number, close: number) => ({ time, open: close, high: close, low: close, close });

describe('the points of a tick chart', () => {
  it('are the closes of recorded minutes at their ends, then each second that was heard', () => {
    const minutes = [{ time: 600, open: 1, high: 4, low: 1, close: 2 }, flat(660, 3), flat(720, 9)];
    expect(tickPoints(minutes, [flat(730, 5), flat(731, 6)], 731)).toEqual([
      flat(659, 2),
      flat(719, 3),
      flat(730, 5),
      flat(731, 6),
    ]);
  });

  it('are no older than fifteen minutes, and leave out a minute that still runs', () => {
    expect(tickPoints([flat(60, 1), flat(120, 2), flat(1_020, 3)], [], 1_030)).toEqual([flat(179, 2)]);
  });
});
