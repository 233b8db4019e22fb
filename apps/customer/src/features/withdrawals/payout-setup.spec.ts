import { describe, expect, it } from 'vitest';
import { type SetupFacts, setupOf } from './payout-setup.js';

const fresh: SetupFacts = {
  asksPassword: true,
  hasPassword: false,
  passwordHours: 24,
  methodHours: 24,
  bound: [
    { way: 'coin', count: 0 },
    { way: 'bank', count: 0 },
  ],
};

describe('what is set up before a first withdrawal', () => {
  it.each([
    ['both', {}, { password: true, method: 'coin' }],
    ['no password that is not asked for', { asksPassword: false }, { password: false, method: 'coin' }],
    ['no password that is there', { hasPassword: true }, { password: false, method: 'coin' }],
    ['no password that makes nothing wait', { passwordHours: 0 }, { password: false, method: 'coin' }],
    ['no address that makes nothing wait', { methodHours: 0 }, { password: true, method: null }],
    [
      'an account where coins are not paid',
      { bound: [{ way: 'bank', count: 0 }] },
      { password: true, method: 'bank' },
    ],
    [
      'no address beside a saved account',
      {
        bound: [
          { way: 'coin', count: 0 },
          { way: 'bank', count: 1 },
        ],
      },
      { password: true, method: null },
    ],
    ['nothing while it is not known', { bound: [{ way: 'coin', count: undefined }] }, null],
    ['nothing where nobody is paid', { bound: [] }, null],
  ] as const)('%s', (_, facts, left) => {
    expect(setupOf({ ...fresh, ...facts } as SetupFacts)).toEqual(left);
  });
});
