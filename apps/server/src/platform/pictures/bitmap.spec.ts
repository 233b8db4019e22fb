import { expect, it } from 'vitest';
import { Bitmap } from './bitmap.js';
import { ringsOf } from './outline.js';

const drawn = (mask: Bitmap): string[] =>
  Array.from({ length: mask.height }, (_, y) =>
    Array.from({ length: mask.width }, (_, x) => (mask.at(x, y) ? '#' : '.')).join(''),
  );

it('fills what a path encloses, except a hole of opposite winding', () => {
  const mask = new Bitmap(8, 6);
  mask.fill(ringsOf('M1 1L7 1L7 5L1 5ZM3 2L3 4L5 4L5 2Z'));
  expect(drawn(mask)).toEqual(['........', '.######.', '.##..##.', '.##..##.', '.######.', '........']);
});

it('fills two overlapping rings of the same winding as one', () => {
  const mask = new Bitmap(6, 3);
  mask.fill(ringsOf('M0 0L4 0L4 3L0 3ZM2 0L6 0L6 3L2 3Z'));
  expect(drawn(mask)).toEqual(['######', '######', '######']);
});

it('follows curves, and clips at the edges', () => {
  const mask = new Bitmap(8, 4);
  mask.fill(ringsOf('M-4 4Q4 -4 12 4Z'));
  expect(drawn(mask)).toEqual(['.######.', '########', '########', '########']);
});
