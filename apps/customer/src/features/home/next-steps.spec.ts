import { decimal } from '@truemark/money';
import { describe, expect, it } from 'vitest';
import type { Account } from '../../api/accounts.js';
import { type StepFacts, stepsOf } from './next-steps.js';

const account = (type: Account['type'], free: number, held = 0): Account => ({
  type,
  typeId: 1,
  free: decimal(free),
  held: decimal(held),
});
const none = [account('change', 0), account('contracts', 0)];
const facts: StepFacts = {
  verification: { junior: 0, senior: 0 },
  accounts: none,
  depositWaits: false,
  hasTraded: false,
};
const states = (changes: Partial<StepFacts>) =>
  stepsOf({ ...facts, ...changes })
    .map(([name, state]) => `${name} ${state}`)
    .join(', ');

describe('stepsOf', () => {
  it.each<[string, Partial<StepFacts>, string]>([
    ['a new account', {}, 'verify next, deposit later, transfer later, trade later'],
    ['nothing to certify', { verification: undefined }, 'deposit next, transfer later, trade later'],
    [
      'papers are looked at: a deposit can be made meanwhile',
      { verification: { junior: 1, senior: 0 } },
      'verify waits, deposit next, transfer later, trade later',
    ],
    [
      'papers were rejected: that is said, and a deposit can be made meanwhile',
      { verification: { junior: 0, senior: 0, juniorRejection: { reason: 'Blurred.', fields: {} } } },
      'verify rejected, deposit next, transfer later, trade later',
    ],
    [
      'papers were sent again after a rejection',
      { verification: { junior: 1, senior: 0, juniorRejection: { reason: 'Blurred.', fields: {} } } },
      'verify waits, deposit next, transfer later, trade later',
    ],
    [
      'the second level was rejected before the first trade',
      {
        verification: { junior: 2, senior: 0, seniorRejection: { reason: 'Unreadable.', fields: {} } },
        accounts: [account('change', 10)],
      },
      'verify rejected, deposit done, transfer next, trade later',
    ],
    [
      'certified, the deposit is looked at: nothing can be moved yet',
      { verification: { junior: 2, senior: 2 }, depositWaits: true },
      'verify done, deposit waits, transfer later, trade later',
    ],
    [
      'the deposit is looked at, papers can be handed in meanwhile',
      { depositWaits: true },
      'verify next, deposit waits, transfer later, trade later',
    ],
    [
      'paid in, and a second deposit is looked at',
      { verification: { junior: 2, senior: 2 }, depositWaits: true, accounts: [account('change', 10)] },
      'verify done, deposit done, transfer next, trade later',
    ],
    [
      'the first level of two: done as far as a trade needs it',
      { verification: { junior: 2, senior: 1 }, accounts: [account('change', 10)] },
      'verify part, deposit done, transfer next, trade later',
    ],
    [
      'paid in',
      { verification: { junior: 2, senior: 2 }, accounts: [account('change', 10)] },
      'verify done, deposit done, transfer next, trade later',
    ],
    [
      'paid in, no papers handed in',
      { accounts: [account('change', 10)] },
      'verify later, deposit done, transfer next, trade later',
    ],
    [
      'traded, no papers handed in',
      { accounts: [account('contracts', 10)], hasTraded: true },
      'verify next, deposit done, transfer done, trade done',
    ],
    [
      'traded with the first level of two: the second is what is left',
      { verification: { junior: 2, senior: 0 }, hasTraded: true },
      'verify next, deposit done, transfer done, trade done',
    ],
    [
      'traded, and the second level is looked at',
      { verification: { junior: 2, senior: 1 }, hasTraded: true },
      'verify waits, deposit done, transfer done, trade done',
    ],
    [
      'everything on the trading account, all of it held',
      { verification: { junior: 2, senior: 2 }, accounts: [account('change', 0), account('options', 0, 5)] },
      'verify done, deposit done, transfer done, trade next',
    ],
    [
      'traded, and lost it all',
      { verification: { junior: 2, senior: 2 }, hasTraded: true },
      'verify done, deposit done, transfer done, trade done',
    ],
  ])('%s', (_, changes, expected) => expect(states(changes)).toBe(expected));
});
