import { expect, it } from 'vitest';
import { FITTED, fitOf, fittedSize, moved, zoomedAt } from './zoom.js';

const FRAME = { width: 500, height: 400 };
const PICTURE = { width: 1_000, height: 400 };
const UPRIGHT = fittedSize(PICTURE, FRAME, false);

it.each([
  [false, 0.5, { width: 500, height: 200 }],
  [true, 0.4, { width: 160, height: 400 }],
])('turned by a quarter: %s, it fits the frame', (isAcross, fit, size) => {
  expect(fitOf(PICTURE, FRAME, isAcross)).toBe(fit);
  expect(fittedSize(PICTURE, FRAME, isAcross)).toEqual(size);
});

it('what is under the pointer stays there', () => {
  const at = { x: 100, y: 20 };
  const near = zoomedAt(FITTED, 4, at, UPRIGHT, FRAME);
  expect(near).toEqual({ scale: 4, x: -300, y: -60 });
  const spot = (view: typeof near) => [(at.x - view.x) / view.scale, (at.y - view.y) / view.scale];
  expect(spot(near)).toEqual([100, 20]);
  expect(spot(zoomedAt(near, 1.25, at, UPRIGHT, FRAME))).toEqual([100, 20]);
});

it('it is never smaller than it fits, nor larger than eight times that', () => {
  expect(zoomedAt(FITTED, 0.5, { x: 50, y: 50 }, UPRIGHT, FRAME)).toEqual(FITTED);
  expect(zoomedAt(FITTED, 100, { x: 0, y: 0 }, UPRIGHT, FRAME).scale).toBe(8);
});

it('back at its fit it stands in the middle, wherever it was moved', () => {
  const near = zoomedAt(FITTED, 4, { x: 200, y: 100 }, UPRIGHT, FRAME);
  expect(zoomedAt(near, 0.25, { x: -200, y: 0 }, UPRIGHT, FRAME)).toEqual(FITTED);
});

it('it is moved until its edge reaches that of the frame', () => {
  const near = { scale: 4, x: 0, y: 0 };
  expect(moved(near, { x: 10_000, y: -10_000 }, UPRIGHT, FRAME)).toEqual({ scale: 4, x: 750, y: -200 });
});
