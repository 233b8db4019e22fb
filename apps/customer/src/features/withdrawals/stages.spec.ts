import { decimal } from '@truemark/money';
import { expect, it } from 'vitest';
import type { Withdrawal, WithdrawalStatus } from '../../api/withdrawals.js';
import { stagesOf } from './stages.js';

const record: Withdrawal = {
  id: 1,
  amount: decimal('100'),
  received: decimal('99'),
  fee: decimal('1'),
  currency: { code: 'USDT', network: 'TRC20' },
  status: 'pending',
  statusName: 'pending',
  createdAt: 1,
  decidedAt: 2,
  paidAt: 3,
  address: 'T',
  account: '',
  memo: '',
  reason: '',
  reference: '',
  coins: decimal('99'),
  isEstimate: false,
};

it.each<[WithdrawalStatus, readonly [string, number | null][]]>([
  [
    'pending',
    [
      ['done', 1],
      ['now', null],
      ['ahead', null],
    ],
  ],
  [
    'approved',
    [
      ['done', 1],
      ['done', 2],
      ['now', null],
    ],
  ],
  [
    'paid',
    [
      ['done', 1],
      ['done', 2],
      ['done', 3],
    ],
  ],
  [
    'rejected',
    [
      ['done', 1],
      ['bad', 2],
    ],
  ],
  [
    'cancelled',
    [
      ['done', 1],
      ['bad', 2],
    ],
  ],
])('a %s withdrawal has come so far', (status, stages) => {
  expect(stagesOf({ ...record, status }).map(({ state, at }) => [state, at])).toEqual(stages);
});
