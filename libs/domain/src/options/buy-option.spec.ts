import { decimal } from '@truemark/money';
import { expect, it } from 'vitest';
import { checkPurchase, durationsFor, offeredFor } from './buy-option.js';

const duration = { seconds: 60, ratio: decimal('0.85'), least: decimal('10'), most: decimal('500') };
const limits = { freeBalance: decimal('1000'), exposure: 0n, exposureCap: 0n };
const of = (stake: string) => ({ stake: decimal(stake), ratio: duration.ratio, lossLevel: 0 });

it.each([
  ['10', limits, null],
  ['9.99', limits, 'micro.amount_too_small'],
  ['500', limits, null],
  ['500.01', limits, 'micro.amount_too_large'],
  ['100', { ...limits, freeBalance: decimal('100') }, null],
  ['100', { ...limits, freeBalance: decimal('99.99') }, 'order.insufficient_balance'],
  // Cost if the direction wins, this option included.
  ['100', { ...limits, exposure: decimal('100'), exposureCap: decimal('100') }, null],
  ['100', { ...limits, exposure: decimal('100.01'), exposureCap: decimal('100') }, 'micro.exposure'],
  ['100', { ...limits, exposure: decimal('9999') }, null],
] as const)('a stake of %s', (stake, against, key) => {
  expect(checkPurchase(of(stake), duration, against)?.key ?? null).toBe(key);
});

it('offers a symbol its own, and the others what is for all', () => {
  const rows = [
    { id: 1, symbolId: null },
    { id: 2, symbolId: 7 },
    { id: 3, symbolId: 7 },
  ];
  const ids = (symbolId: number | null) => offeredFor(rows, symbolId).map(({ id }) => id);
  expect([ids(null), ids(7), ids(8)]).toEqual([[1], [2, 3], [1]]);
});

it('offers no duration that is switched off, nor those for all in its place', () => {
  const rows = [
    { id: 1, symbolId: null, isEnabled: true },
    { id: 2, symbolId: null, isEnabled: false },
    { id: 3, symbolId: 7, isEnabled: false },
  ];
  const ids = (symbolId: number | null) => durationsFor(rows, symbolId).map(({ id }) => id);
  expect([ids(null), ids(7), ids(8)]).toEqual([[1], [], [1]]);
});
