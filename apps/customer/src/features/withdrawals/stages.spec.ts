import type { DrawRecord, DrawStatus } from '@truemark/contracts';
import { expect, it } from 'vitest';
import { stagesOf } from './stages.js';

const record: DrawRecord = {
  id: 1,
  number: 100,
  real_number: 99,
  fee: 1,
  draw_currency: { code: 'USDT', protocol: 'TRC20' },
  status: 'pending',
  status_name: 'pending',
  created_at: '2026-11-21 10:00:00',
  created_at_ms: 1,
  decided_at_ms: 2,
  paid_at_ms: 3,
  type: 1,
  address: 'T',
  payee_account: '',
  memo: '',
  notes: '',
  reference: '',
  coin_number: 99,
  usd_price: 1,
  is_estimate: 0,
};

it.each<[DrawStatus, readonly [string, number | null][]]>([
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
