import { expect, it } from 'vitest';
import { revokedIn } from './revoked.js';

it('a request takes away the levels that were there and are not then', () => {
  const both = { junior: true, senior: true };
  expect([...revokedIn(both, { junior: true, senior: false })]).toEqual(['senior']);
  expect([...revokedIn(both, { junior: false, senior: false })]).toEqual(['junior', 'senior']);
  expect([...revokedIn({ junior: true, senior: false }, { junior: false, senior: false })]).toEqual([
    'junior',
  ]);
});

it('any other request takes away none', () => {
  expect([...revokedIn({ balance: '1' }, { balance: '2' })]).toEqual([]);
  expect([...revokedIn(null, null)]).toEqual([]);
});
