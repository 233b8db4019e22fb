import { expect, it, vi } from 'vitest';
import { awaitEvidence, isAnythingComing, onComing } from './evidence-coming.js';

it('evidence is coming until all of it is there, each piece once', () => {
  expect(isAnythingComing()).toBe(false);
  const paper = awaitEvidence();
  const face = awaitEvidence();
  paper();
  paper();
  expect(isAnythingComing()).toBe(true);
  face();
  expect(isAnythingComing()).toBe(false);
});

it('whoever asked is told of each change until he leaves', () => {
  const tell = vi.fn();
  const leave = onComing(tell);
  awaitEvidence()();
  expect(tell).toHaveBeenCalledTimes(2);
  leave();
  awaitEvidence()();
  expect(tell).toHaveBeenCalledTimes(2);
});
