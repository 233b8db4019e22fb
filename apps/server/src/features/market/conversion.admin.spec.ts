import { expect, it } from 'vitest';
import { hasConversion, losingConversion } from './conversion.admin.js';

const pair = (baseCurrency: string, quoteCurrency: string, isEnabled = true) => ({
  ...{ baseCurrency, quoteCurrency, isEnabled },
});
const USDJPY = pair('USD', 'JPY');
const EURJPY = pair('EUR', 'JPY');
const GBPJPY = pair('GBP', 'JPY', false);
const others = [EURJPY, GBPJPY, pair('EUR', 'USD')];

it.each([
  ['is switched off', { ...USDJPY, isEnabled: false }, [EURJPY]],
  ['gets another quote currency', pair('USD', 'CHF'), [EURJPY]],
  ['gets another base currency', pair('AUD', 'JPY'), [EURJPY]],
  ['gets both', pair('GBP', 'CHF'), [EURJPY]],
  ['is turned round', pair('JPY', 'USD'), []],
  ['keeps its currencies', USDJPY, []],
])('a conversion that %s leaves those without one that are enabled', (_what, after, left) =>
  expect(losingConversion(others, USDJPY, after, 'USD')).toEqual(left),
);

it('nobody loses a conversion that another symbol also makes, or that was none', () => {
  expect(losingConversion([...others, pair('JPY', 'USD')], USDJPY, pair('USD', 'CHF'), 'USD')).toEqual([]);
  expect(losingConversion(others, { ...USDJPY, isEnabled: false }, pair('USD', 'CHF'), 'USD')).toEqual([]);
  expect(losingConversion(others, pair('USD', 'CHF'), pair('USD', 'CAD'), 'USD')).toEqual([]);
  expect(hasConversion(EURJPY, [...others, pair('USD', 'CHF')], 'USD')).toBe(false);
});
