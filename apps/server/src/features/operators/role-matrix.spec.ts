import { ROLES } from '@truemark/contracts/admin';
import { expect, it } from 'vitest';
import { hasPermission } from './role-matrix.js';

// Written by hand: every other test asks the matrix what it expects.
it.each([
  ['pays out', 'withdrawals', 'approve', ['owner', 'operator']],
  ['says that it was paid', 'withdrawals', 'paid', ['owner', 'operator']],
  ['credits a deposit', 'deposits', 'approve', ['owner', 'operator']],
  ['names the account to pay into', 'deposits', 'assign', ['owner', 'operator']],
  ['asks for a correction', 'adjustments', 'create', ['owner', 'operator']],
  ['lends', 'loans', 'approve', ['owner', 'operator', 'support']],
  ['decides on requests of others', 'approvals', 'approve', ['owner', 'operator']],
  ['names operators', 'operators', 'create', ['owner']],
  ['defines roles', 'custom-roles', 'edit', ['owner']],
  ['changes settings that a second owner confirms', 'settings', 'edit_guarded', ['owner']],
  ['looks at pictures of customers', 'uploads', 'read', ['owner', 'operator', 'support']],
  ['decides on papers', 'verifications', 'approve', ['owner', 'operator', 'support']],
  ['reads messages that may hold a code', 'outbox', 'open', ['owner', 'operator']],
  ['reads the audit log', 'audit-log', 'read', ['owner', 'auditor']],
] as const)('who %s', (_what, resource, action, roles) => {
  expect(ROLES.filter((role) => hasPermission(role, resource, action))).toEqual(roles);
});
