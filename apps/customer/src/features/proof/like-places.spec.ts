import { decimal } from '@truemark/money';
import { expect, it } from 'vitest';
import { likePlaces } from './like-places.js';

it.each([
  [2, ['10012.6', '10012.56'], ['10,012.60', '10,012.56']],
  [2, ['10012', '10013'], ['10,012.00', '10,013.00']],
  [2, ['1.2345', '1.2'], ['1.2345', '1.2000']],
  [0, ['7', '8'], ['7', '8']],
])('with %i places', (precision, prices, texts) => {
  expect(likePlaces(precision, prices.map(decimal))).toEqual(texts);
});
