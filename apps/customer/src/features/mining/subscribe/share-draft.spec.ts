import { decimal, formatDecimal } from '@truemark/money';
import { expect, it } from 'vitest';
import { mostCovered, poolFree, readShare } from './share-draft.js';

const fund = {
  least: decimal('100'),
  most: decimal('5000'),
  dividendPercentage: decimal('0.8'),
  lockDividendDays: 30,
  poolBalance: decimal('1000'),
  poolPromised: decimal('880'),
};

it.each([
  ['', null, 'missing'],
  ['0', null, 'missing'],
  ['1e3', null, 'missing'],
  ['100.001', '100.001', 'decimals'],
  ['99.99', '99.99', 'tooSmall'],
  ['5000.01', '5000.01', 'tooLarge'],
  ['600.01', '600.01', 'overFree'],
  // 120 is free in the pool: 500 at 0.8 % for 30 days, and not a cent more.
  ['500.01', '500.01', 'poolShort'],
  ['500', '500', null],
  ['100', '100', null],
])('"%s" is %s, and wrong by %s', (text, amount, fault) => {
  const read = readShare(text, fund, decimal('600'));
  expect(read.amount === null ? null : formatDecimal(read.amount)).toBe(amount);
  expect(read.fault).toBe(fault);
});

it('what is free is not asked about while nobody knows it', () => {
  const rich = { ...fund, poolBalance: decimal('100000') };
  expect(readShare('5000', rich, undefined).fault).toBeNull();
  expect(readShare('5000', rich, 0n).fault).toBe('overFree');
});

it('a pool that holds less than it promises has nothing free', () => {
  expect(poolFree({ poolBalance: decimal('5'), poolPromised: decimal('7') })).toBe(0n);
});

it.each([
  ['1000', '500'],
  ['5000', '5000'],
  ['903.99', '0'],
])('a pool of %s covers a share of %s at most', (balance, most) => {
  expect(formatDecimal(mostCovered({ ...fund, poolBalance: decimal(balance) }))).toBe(most);
});
