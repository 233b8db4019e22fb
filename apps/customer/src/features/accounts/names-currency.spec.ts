import { expect, it } from 'vitest';
import { namesCurrency } from './names-currency.js';

it.each([
  ['$', 'USD', true],
  ['€', 'EUR', true],
  ['$', 'CAD', false],
  ['€', 'USD', false],
  ['', 'USD', false],
  ['₮', 'USDT', false],
])('%j before an amount of %s says its currency: %j', (sign, currency, says) => {
  expect(namesCurrency(sign, currency)).toBe(says);
});
