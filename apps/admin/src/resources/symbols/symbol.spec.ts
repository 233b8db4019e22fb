import { expect, it } from 'vitest';
import { mostLotsFault } from './symbol.js';

it.each([
  [1, 0.01, undefined],
  [0.01, 0.01, undefined],
  [1, 100, 'Not below the minimum lots.'],
  [1, undefined, undefined],
])('most lots of %s beside least of %s: %s', (most, minLots, fault) => {
  expect(mostLotsFault(most, { minLots })).toBe(fault);
});
