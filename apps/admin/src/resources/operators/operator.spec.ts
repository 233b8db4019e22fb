import { expect, it } from 'vitest';
import { afterNaming, mayTakeTwo } from './operator.js';

it.each([
  [undefined, 'owner', true],
  [undefined, 'operator', true],
  [undefined, 'support', false],
  ['auditor', 'operator', true],
  ['owner', 'support', true],
  ['owner', 'owner', false],
  ['operator', 'auditor', false],
  ['operator', undefined, false],
])('from %s to %s may take two: %s', (before, next, needsApproval) => {
  expect(mayTakeTwo(before, next)).toBe(needsApproval);
});

it('an owner who is switched off takes two, anybody else one', () => {
  expect(mayTakeTwo('owner', 'owner', true)).toBe(true);
  expect(mayTakeTwo('operator', 'operator', true)).toBe(false);
});

it('a change leads to the request that it became', () => {
  expect(afterNaming('operators', 7, { requested: { id: 3 } })).toBe('approvals/3/show');
  expect(afterNaming('operators', 7, {})).toBe('operators');
});
