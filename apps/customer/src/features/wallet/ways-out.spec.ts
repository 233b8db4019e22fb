import { decimal } from '@truemark/money';
import { describe, expect, it } from 'vitest';
import type { Product } from '../product.js';
import { type Standing, waysOut } from './ways-out.js';

const products: readonly Product[] = [
  {
    name: 'in',
    way: {
      path: '/mine/charge',
      flag: 'is_home_balance_recharge',
      text: 'accounts.deposit',
      variant: 'contained',
      lack: { text: 'way.deposit', amountText: 'way.depositAmount' },
    },
  },
  { name: 'trades', wantsMoney: ['order.insufficient_balance'] },
  { name: 'limits', waysOut: { 'limits.stake': { text: 'way.limits', to: '/mine/limits' } } },
];
const real: Standing = { isDemo: false, account: 'contracts', funding: decimal('500') };

describe('a refusal for want of money', () => {
  it.each<[string, Partial<Standing>, string, string]>([
    [
      'the funding account covers it',
      { missing: decimal('12.301') },
      'way.transferAmount',
      '/mine/transfer?to=2&amount=12.31',
    ],
    [
      'of options',
      { account: 'options', missing: decimal('5') },
      'way.transferAmount',
      '/mine/transfer?to=3&amount=5',
    ],
    ['it is not known how much', {}, 'way.transfer', '/mine/transfer?to=2'],
    [
      'the funding account is empty',
      { funding: 0n, missing: decimal('10') },
      'way.depositAmount',
      '/mine/charge?amount=10',
    ],
    ['the funding account is not known', { funding: undefined }, 'way.deposit', '/mine/charge'],
    [
      'the funding account itself lacks it',
      { account: 'change', missing: decimal('40') },
      'way.depositAmount',
      '/mine/charge?amount=40',
    ],
    [
      'a demo customer has some left',
      { isDemo: true, missing: decimal('7') },
      'way.transferAmount',
      '/mine/transfer?to=2&amount=7',
    ],
    ['it was to be paid out', { account: 'change', isPayout: true }, 'way.transfer', '/mine/transfer?to=1'],
    ['a demo customer has none left', { isDemo: true, funding: 0n }, 'way.register', '/register'],
  ])('%s', (_name, standing, text, to) => {
    expect(waysOut('order.insufficient_balance', { ...real, ...standing }, products)).toMatchObject([
      { text, to },
    ]);
  });
});

it('what the funding account has is transferred and the rest paid in, together what is missing', () => {
  const standing = { ...real, funding: decimal('600.009'), missing: decimal('836.043') };
  expect(waysOut('order.insufficient_balance', standing, products)).toEqual([
    { text: 'way.transferAmount', amount: decimal('600'), to: '/mine/transfer?to=2&amount=600' },
    { text: 'way.depositAmount', amount: decimal('236.05'), to: '/mine/charge?amount=236.05' },
  ]);
});

it.each([
  ['user.only_real_account', '/register'],
  ['limits.stake', '/mine/limits'],
  ['market.closed', undefined],
])('%s leads to %s', (key, to) => {
  expect(waysOut(key, real, products)[0]?.to).toBe(to);
});
