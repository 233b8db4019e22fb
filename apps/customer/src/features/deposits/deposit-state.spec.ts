import type { ChargeRecord } from '@truemark/contracts';
import { expect, it } from 'vitest';
import { editStateOf, standingOf } from './deposit-state.js';

const bank_info = {
  bank_name: 'Example Bank',
  swift: '',
  ifsc: '',
  iban: '',
  name: 'Truemark',
  account: '1',
};
const open: ChargeRecord = {
  id: 1,
  number: 500,
  type: 1,
  currency_code: 'USD',
  status: 0,
  created_at: '2026-11-21 10:00:00',
  created_at_ms: 1,
  remark: '',
  bank_info: null,
  proof_img: '',
  symbol_id: 1,
  address: '',
  coin_number: null,
  usd_price: null,
  is_estimate: 0,
  is_cancelled: 0,
};

it.each([
  [null, false, 0],
  [open, false, 1],
  [{ ...open, bank_info }, false, 2],
  [{ ...open, bank_info, proof_img: '/api/common/image/a' }, false, 0],
  [{ ...open, bank_info, proof_img: '/api/common/image/a' }, true, 3],
] as const)('the edit flow with %o (proved here: %s) stands at %i', (order, proved, state) => {
  expect(editStateOf(order, proved)).toBe(state);
});

it.each([
  [{ ...open, type: 0 as const }, 'deposit.state.unchecked'],
  [open, 'deposit.state.matching'],
  [{ ...open, bank_info }, 'deposit.state.proof'],
  [{ ...open, bank_info, proof_img: '/a' }, 'deposit.state.unchecked'],
  [{ ...open, status: 1 as const }, 'deposit.state.finished'],
  [{ ...open, status: 2 as const }, 'deposit.state.rejected'],
  [{ ...open, status: 3 as const }, 'deposit.state.invalid'],
  [{ ...open, status: 3 as const, is_cancelled: 1 as const }, 'deposit.state.cancelled'],
])('%o reads %s', (record, text) => {
  expect(standingOf(record).text).toBe(text);
});
