import { expect, it } from 'vitest';
import { payoutHold } from './payout-hold.js';

const OPEN = {
  isHeld: false,
  isBlocked: false,
  isWithdrawing: false,
  free: 100n,
  lacksPayPassword: false,
  wait: 0,
  credentialWait: 0,
};

it('nothing holds what can be asked for', () => {
  expect(payoutHold(OPEN)).toBeNull();
  expect(payoutHold({ ...OPEN, free: undefined })).toBeNull();
});

it.each([
  ['product', { isHeld: true, isBlocked: true, wait: 1 }],
  ['blocked', { isBlocked: true, free: 0n }],
  ['pending', { isWithdrawing: true, free: 0n }],
  ['empty', { free: 0n, lacksPayPassword: true, wait: 1 }],
  ['password', { lacksPayPassword: true, wait: 1, credentialWait: 1 }],
  ['waits', { wait: 1 }],
  ['waits', { credentialWait: 1 }],
] as const)('of all that holds it %s is told', (hold, standing) => {
  expect(payoutHold({ ...OPEN, ...standing })).toBe(hold);
});
