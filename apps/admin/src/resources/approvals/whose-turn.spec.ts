import { expect, it } from 'vitest';
import { whoseTurn } from './approval.js';

it.each([
  [true, false, true, 'Another person decides'],
  [false, true, true, 'You may decide'],
  [false, false, true, 'You may only reject'],
  [false, false, false, 'Another role decides'],
])('own: %s, may approve: %s, may reject: %s, then %s', (isOwn, mayApprove, mayReject, said) => {
  expect(whoseTurn({ is_own: isOwn, may_approve: mayApprove, may_reject: mayReject })).toBe(said);
});
