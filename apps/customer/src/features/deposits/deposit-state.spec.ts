import { decimal } from '@truemark/money';
import { expect, it } from 'vitest';
import type { AssignedBank, Deposit } from '../../api/deposits.js';
import { editStateOf, standingOf } from './deposit-state.js';

const bank: AssignedBank = {
  bankName: 'Example Bank',
  swift: '',
  ifsc: '',
  iban: '',
  payeeName: 'Truemark',
  account: '1',
};
const open: Deposit = {
  id: 1,
  amount: decimal('500'),
  way: 'bank',
  currency: 'USD',
  status: 'open',
  createdAt: 1,
  reason: '',
  bank: null,
  proof: '',
  address: '',
  coins: null,
  price: null,
  isEstimate: false,
  isCancelled: false,
};

it.each([
  [null, false, 0],
  [open, false, 1],
  [{ ...open, bank }, false, 2],
  [{ ...open, bank, proof: '/api/common/image/a' }, false, 0],
  [{ ...open, bank, proof: '/api/common/image/a' }, true, 3],
] as const)('the edit flow with %o (proved here: %s) stands at %i', (order, proved, state) => {
  expect(editStateOf(order, proved)).toBe(state);
});

it.each([
  [{ ...open, way: 'coin' as const }, 'deposit.state.unchecked'],
  [open, 'deposit.state.matching'],
  [{ ...open, bank }, 'deposit.state.proof'],
  [{ ...open, bank, proof: '/a' }, 'deposit.state.unchecked'],
  [{ ...open, status: 'approved' as const }, 'deposit.state.finished'],
  [{ ...open, status: 'rejected' as const }, 'deposit.state.rejected'],
  [{ ...open, status: 'invalid' as const }, 'deposit.state.invalid'],
  [{ ...open, status: 'invalid' as const, isCancelled: true }, 'deposit.state.cancelled'],
])('%o reads %s', (record, text) => {
  expect(standingOf(record).text).toBe(text);
});
