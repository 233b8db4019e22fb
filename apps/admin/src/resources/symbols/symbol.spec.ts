import { expect, it } from 'vitest';
import { codeFault, currencyFault, mostLotsFault } from './symbol.js';

it.each([
  [1, 0.01, undefined],
  [0.01, 0.01, undefined],
  [1, 100, 'Not below the minimum lots.'],
  [1, undefined, undefined],
])('most lots of %s beside least of %s: %s', (most, minLots, fault) => {
  expect(mostLotsFault(most, { minLots })).toBe(fault);
});

it.each([
  ['EURGBP', undefined],
  [' BTC.P ', undefined],
  ['eur gbp', 'Two to twenty capital letters and digits.'],
  ['E', 'Two to twenty capital letters and digits.'],
])('code %j: %s', (code, fault) => {
  expect(codeFault(code)).toBe(fault);
});

it.each([
  ['USD', undefined],
  ['usd', 'Capital letters, such as USD.'],
])('currency %j: %s', (code, fault) => {
  expect(currencyFault(code)).toBe(fault);
});
