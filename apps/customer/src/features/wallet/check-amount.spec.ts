import { decimal, formatDecimal } from '@truemark/money';
import { expect, it } from 'vitest';
import { allOf, checkAmount } from './check-amount.js';

const bounds = { least: decimal('20'), most: decimal('1000'), free: decimal('300.5') };

it.each([
  ['', 'cash.amountMissing'],
  ['0', 'cash.amountMissing'],
  ['1e3', 'cash.amountMissing'],
  ['19.99999999', 'cash.atLeast'],
  ['20', null],
  ['300.5', null],
  ['300.50000001', 'cash.overFree'],
  ['1000.01', 'cash.atMost'],
])('%s is answered with %s', (text, key) => {
  expect(checkAmount(text, bounds)?.key ?? null).toBe(key);
});

it('lets any amount through that no bound forbids', () => {
  expect(checkAmount('5000000', { least: 0n, most: 0n })).toBeNull();
});

it('asks for whole amounts where only those are paid', () => {
  expect(checkAmount('50.5', { ...bounds, whole: true })?.key).toBe('cash.amountWhole');
  expect(checkAmount('50', { ...bounds, whole: true })).toBeNull();
});

it.each([
  [bounds, '300.5'],
  [{ ...bounds, whole: true }, '300'],
  [{ ...bounds, free: decimal('5000') }, '1000'],
  [{ least: 0n, most: 0n, free: decimal('5000') }, '5000'],
])('takes all of %o as %s', (given, all) => {
  expect(formatDecimal(allOf(given))).toBe(all);
});
