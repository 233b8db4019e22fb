import { isRefusal, type Refusal } from '@truemark/domain';
import type { ExpectedRow } from '../../engine/protocol.js';
import { AdminError, conflict } from '../../platform/admin/admin-error.js';
import { unwrap } from '../../platform/admin/unwrap.js';
import { DECISION_WAITING_TIME } from './approver-eligibility.js';
import { type Operator, operators } from './operator.table.js';
import { type Holder, hasPermission, resources } from './role-matrix.js';

/** Role of an operator, and whether the account is active. */
export type RoleState = Pick<Operator, 'role' | 'isActive'>;

const decides = ({ role }: RoleState): boolean => hasPermission(role, 'approvals', 'approve');

export const isSamePlace = (one: RoleState, other: RoleState): boolean =>
  one.role === other.role && one.isActive === other.isActive;

/**
 * Whether a change needs two people: becoming a decider or an owner, and removing or disabling an owner. Disabling
 * anyone else takes one owner. `before` null: a new operator.
 */
export function needsTwoPeople(before: RoleState | null, next: RoleState): boolean {
  const isRaised = before?.role !== next.role && decides(next);
  const isOusted = before?.role === 'owner' && (next.role !== 'owner' || (before.isActive && !next.isActive));
  return isRaised || isOusted;
}

/** Actions that decide on what others requested. */
const APPROVING = ['approve', 'repayment_approve'] as const;

/** Whether `next` may approve anything that `before` may not: a custom role can change without its built-in base. */
const approvesMore = (before: Holder, next: Holder): boolean =>
  resources.some((resource) =>
    APPROVING.some(
      (action) => hasPermission(next, resource, action) && !hasPermission(before, resource, action),
    ),
  );

/** Columns of a new role; whoever gains approvals and re-enabled operators wait for a day before they decide. */
export function assignedRole(
  before: Operator & Holder,
  next: RoleState & Holder,
  now: number,
): RoleState & Pick<Operator, 'decidesFrom'> {
  const isRaised = (before.role !== next.role && decides(next)) || approvesMore(before, next);
  const isBack = !before.isActive && next.isActive;
  const decidesFrom = isRaised || isBack ? now + DECISION_WAITING_TIME : before.decidesFrom;
  return { role: next.role, isActive: next.isActive, decidesFrom };
}

/** Precondition: the role is unchanged since it was read. */
export const roleUnchanged = ({ id, role, isActive }: Operator): ExpectedRow => ({
  table: operators.name,
  row: { key: id, role, isActive },
});

/** No password chosen yet: sign-in is impossible. */
export const isInvited = ({ passwordHash }: Operator): boolean => passwordHash === '';

export const lastOwner = (): AdminError =>
  conflict('operators.last_owner', 'At least one active owner has to remain.');

/** Outcome of the engine; throws its refusal. */
export function requireRoleWritten<T extends object>(outcome: T | Refusal): T {
  if (isRefusal(outcome) && outcome.key === 'rows.last_one') throw lastOwner();
  return unwrap(outcome);
}
