import type { Permissions, Role } from '@truemark/contracts/admin';
import { expect, it } from 'vitest';
import { DECISION_WAITING_TIME } from './approver-eligibility.js';
import type { Operator } from './operator.table.js';
import { assignedRole } from './role-assignment.js';

const NOW = 1_000 * DECISION_WAITING_TIME;
const holder: Operator = {
  ...{ id: 1, email: '1@x', emailKey: '1@x', name: '', role: 'operator', passwordHash: 'x' },
  ...{ totpSecret: null, totpStep: 0, isActive: true, createdAt: 0, decidesFrom: 5, passwordBy: null },
  ...{ createdBy: null, linkHash: null, linkUntil: 0, appliedSignIn: null },
};
const CLERK: Permissions = { deposits: ['read', 'claim', 'reject'] };
const DECIDER: Permissions = { ...CLERK, approvals: ['read', 'approve'] };
const PAYER: Permissions = { deposits: ['read', 'claim', 'reject', 'approve'] };

it.each<[string, readonly [Role, Permissions | null], readonly [Role, Permissions | null], boolean]>([
  ['a role that gains the approval of requests', ['operator', CLERK], ['operator', DECIDER], true],
  ['a role that gains the approval of a queue', ['operator', CLERK], ['operator', PAYER], true],
  ['another role that approves', ['operator', CLERK], ['operator', null], true],
  ['a role that loses an approval', ['operator', DECIDER], ['operator', CLERK], false],
  ['a role that stays', ['operator', DECIDER], ['operator', DECIDER], false],
  ['a built-in role that decides', ['support', null], ['operator', null], true],
  ['a built-in role that approves less', ['operator', null], ['support', null], false],
])('%s', (_, [role, permissions], [nextRole, nextPermissions], waits) => {
  const next = { role: nextRole, permissions: nextPermissions, isActive: true };
  expect(assignedRole({ ...holder, role, permissions }, next, NOW)).toEqual({
    ...{ role: nextRole, isActive: true },
    decidesFrom: waits ? NOW + DECISION_WAITING_TIME : 5,
  });
});
