import { expect, it, vi } from 'vitest';
import { isAnythingFailed, missEvidence, readFailedAgain } from './evidence-failed.js';

it('evidence has failed until each piece is read or gone, and all of it is read again', () => {
  expect(isAnythingFailed()).toBe(false);
  const readAgain = vi.fn();
  const paper = missEvidence(readAgain);
  const face = missEvidence(readAgain);
  readFailedAgain();
  expect(readAgain).toHaveBeenCalledTimes(2);
  paper();
  paper();
  expect(isAnythingFailed()).toBe(true);
  face();
  expect(isAnythingFailed()).toBe(false);
});
