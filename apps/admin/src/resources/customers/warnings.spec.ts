import { expect, it } from 'vitest';
import type { Summary } from './customer.js';
import { relatedWithout, warningsOf } from './warnings.js';

const person = (id: number) => ({ id, uid: String(id), customer_name: '' });
const level = (over: object) => ({
  level: 'junior',
  state: 'none',
  submission_id: null,
  at_ms: null,
  ...over,
});
const customer = (over: object): Summary =>
  ({ related: [], identity: [level({})], created_at_ms: 0, blocked: {}, ...over }) as unknown as Summary;

const LATER = 48 * 3_600_000;

it.each([
  [level({}), 'The customer is not certified.', undefined],
  [level({ state: 'rejected', submission_id: 6 }), 'The customer is not certified.', undefined],
  [level({ state: 'waiting', submission_id: 7 }), 'Documents awaiting review', '/verifications/7/show'],
])('of the level %o it is said: %s', (identity, text, page) => {
  const [warning] = warningsOf(customer({ identity: [identity] }), LATER);
  expect([warning?.text, warning?.page]).toEqual([text, page]);
});

it('papers of a higher level that wait warn of nothing once one is certified', () => {
  const identity = [level({ state: 'certified' }), level({ level: 'senior', state: 'waiting' })];
  expect(warningsOf(customer({ identity }), LATER)).toEqual([]);
});

it('who has the same picture is listed once: beside it or among what he has in common', () => {
  const device = { kind: 'device', customers: [person(2)], more_ids: [] };
  const picture = { kind: 'picture', customers: [person(2), person(3)], more_ids: [4, 5] };
  const related = [device, picture] as unknown as Summary['related'];
  expect(relatedWithout(related, new Set([2, 4]))).toEqual([
    device,
    { kind: 'picture', customers: [person(3)], more_ids: [5] },
  ]);
  expect(relatedWithout(related, new Set([2, 3, 4, 5]))).toEqual([device]);
});

it('it is named what he shares, and with whom the place that his money goes to', () => {
  const related = [
    { kind: 'device', customers: [person(2)], more_ids: [4] },
    { kind: 'network', customers: [person(5)], more_ids: [] },
    { kind: 'payout', customers: [person(3)], more_ids: [] },
  ] as unknown as Summary['related'];
  const identity = [level({ state: 'certified' })] as unknown as Summary['identity'];
  expect(warningsOf(customer({ related, identity }), LATER)).toEqual([
    { kind: 'shares', text: '2 other customers have the same device.' },
    {
      kind: 'shares',
      text: 'One other customer used the same payout address or account.',
      others: [person(3)],
    },
  ]);
});
