import { expect, it } from 'vitest';
import { askedReference, creditedText, type Deposit, meantUses, stageOf, waitsFor } from './deposit.js';

it.each([
  ['bank', { payee_account: 'DE89' }, '10001'],
  ['bank', { account: 'DE89' }, null],
  ['bank', null, null],
  ['coin', { address: 'T1' }, null],
] as const)('by %s to %o the customer was asked to write %s', (way, target, asked) => {
  expect(askedReference({ way, target, uid: '10001' })).toBe(asked);
});

it('one that a second person was asked for waits for him, since the proof came', () => {
  const asked = {
    status: 'open',
    target: {},
    has_proof: true,
    proof_at_ms: 0,
    created_at_ms: -60_000,
    approval: { id: 1, maker_id: 2, maker: 'Priya' },
  } as unknown as Deposit;
  expect(stageOf(asked)).toBe('second');
  expect(waitsFor(asked, 60_000, 3_600_000)?.label).toBe('1 min');
  expect(stageOf({ ...asked, approval: null })).toBe('decision');
});

it('a picture that was used before has to be ticked, and the balance after is told once it has come', () => {
  expect(meantUses({ same_proof: [], same_proof_elsewhere: [] })).toEqual([]);
  expect(meantUses({})).toEqual([]);
  expect(meantUses({ same_proof: [{}] as never, same_proof_elsewhere: [] })).toHaveLength(1);
  expect(creditedText({ number: 5, currency: 'USD' })).toBeNull();
  expect(creditedText({ number: 5, currency: 'USD', free: 2 })).toBe(
    'The customer’s balance is then 7.00 USD.',
  );
});
