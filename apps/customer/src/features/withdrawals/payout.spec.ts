import { decimal, formatDecimal } from '@truemark/money';
import { expect, it } from 'vitest';
import type { PayoutCurrency } from '../../api/withdrawals.js';
import { payoutOf } from './payout.js';

const usdt: PayoutCurrency = {
  id: 1,
  code: 'USDT',
  network: 'TRC20',
  feeRate: decimal('1'),
  feeType: 'fixed',
  price: decimal('1'),
  isStable: true,
  least: decimal('20'),
  most: 0n,
};
const percent = (rate: string) => ({ ...usdt, feeType: 'percent' as const, feeRate: decimal(rate) });

it.each([
  ['100', usdt, 'coin', '1', '99', '99'],
  ['97.5', { ...percent('0.1'), price: decimal('96000') }, 'coin', '0.0975', '97.4025', '0.00101461'],
  ['100', { ...usdt, price: 0n }, 'coin', '1', '99', null],
  ['33.33', percent('0.5'), 'bank', '0.16665', '33.16', null],
  ['1', usdt, 'bank', '1', '0', null],
] as const)('%s of %o by %s costs %s and brings %s', (amount, currency, way, fee, received, coins) => {
  const payout = payoutOf(decimal(amount), currency, way);
  expect(
    [payout.fee, payout.received, payout.coins].map((each) => (each && formatDecimal(each)) || null),
  ).toEqual([fee, received === '0' ? null : received, coins]);
});
