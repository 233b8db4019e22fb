import { expect, it } from 'vitest';
import { uidIn } from './whom.js';

const REQUEST = 'withdrawals.approve 1';

it.each([
  [{ state: 'pending', [REQUEST]: { customer: '82697306', amount: '1500' } }, '82697306'],
  [{ state: 'pending', [REQUEST]: { value: '0' } }, null],
  [{ state: 'approved', of: REQUEST }, null],
  [null, null],
])('whom a request is about is read from what it shows: %o', (state, uid) => {
  expect(uidIn(state, REQUEST)).toBe(uid);
});
