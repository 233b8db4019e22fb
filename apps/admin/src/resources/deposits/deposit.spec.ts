import { expect, it } from 'vitest';
import { askedReference } from './deposit.js';

it.each([
  ['bank', { payee_account: 'DE89' }, '10001'],
  ['bank', { account: 'DE89' }, null],
  ['bank', null, null],
  ['coin', { address: 'T1' }, null],
] as const)('by %s to %o the customer was asked to write %s', (way, target, asked) => {
  expect(askedReference({ way, target, uid: '10001' })).toBe(asked);
});
