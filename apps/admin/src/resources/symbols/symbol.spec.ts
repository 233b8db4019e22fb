import { symbolInput } from '@truemark/contracts/admin';
import { expect, it } from 'vitest';
import { namesOf } from '../../providers/translate.js';
import {
  above0Fault,
  codeFault,
  currencyFault,
  decimalsFault,
  feeFault,
  mostLotsFault,
  placeFault,
  spreadFault,
} from './symbol.js';

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

it.each([
  ['pricePrecision', decimalsFault, [0, 8, -5, 9, 2.5]],
  ['spread', spreadFault, [0, 0.5, -1]],
  ['lotStep', above0Fault, [0.01, 0, -1]],
  ['feeRate', feeFault, [0, 1000, -1, 1001]],
  ['sort', placeFault, [0, 100_000, -1, 100_001]],
] as const)('keeps the bounds of %s that the server keeps', (field, faultOf, values) => {
  const [wire = ''] = Object.entries(namesOf('symbols')).find(([, name]) => name === field) ?? [];
  const shape = symbolInput.shape as unknown as Readonly<Record<string, typeof symbolInput.shape.Sort>>;
  for (const value of values) {
    const error = shape[wire]?.safeParse(value).error;
    expect([value, faultOf(value)]).toEqual([value, error?.issues[0]?.message]);
  }
});
