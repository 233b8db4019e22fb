import type { DrawCurrency } from '@truemark/contracts';
import { decimal, formatDecimal } from '@truemark/money';
import { expect, it } from 'vitest';
import { payoutOf } from './payout.js';

const usdt: DrawCurrency = {
  id: 1,
  code: 'USDT',
  protocol: 'TRC20',
  draw_rate: 1,
  fee_type: 1,
  usd_price: 1,
  is_stable: 1,
  min_amount: 20,
  max_amount: 0,
};

it.each([
  ['100', usdt, 'coin', '1', '99', '99'],
  [
    '97.5',
    { ...usdt, fee_type: 2 as const, draw_rate: 0.1, usd_price: 96000 },
    'coin',
    '0.0975',
    '97.4025',
    '0.00101461',
  ],
  ['100', { ...usdt, usd_price: 0 }, 'coin', '1', '99', null],
  ['33.33', { ...usdt, fee_type: 2 as const, draw_rate: 0.5 }, 'bank', '0.16665', '33.16', null],
  ['1', usdt, 'bank', '1', '0', null],
] as const)('%s of %o by %s costs %s and brings %s', (amount, currency, way, fee, received, coins) => {
  const payout = payoutOf(decimal(amount), currency, way);
  expect(
    [payout.fee, payout.received, payout.coins].map((each) => (each && formatDecimal(each)) || null),
  ).toEqual([fee, received === '0' ? null : received, coins]);
});
