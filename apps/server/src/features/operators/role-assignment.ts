import { isRefusal, type Refusal } from '@truemark/domain';
import type { RowSeen } from '../../engine/protocol.js';
import { AdminError, conflict } from '../../platform/admin/admin-error.js';
import { unwrap } from '../../platform/admin/unwrap.js';
import { DECIDING_WAIT } from './approver-eligibility.js';
import { type Operator, operators } from './operator.table.js';
import { may } from './role-matrix.js';

/** What somebody may do, and whether he may sign in to do it. */
export type Place = Pick<Operator, 'role' | 'isActive'>;

const decides = ({ role }: Place): boolean => may(role, 'approvals', 'approve');

export const isSamePlace = (one: Place, other: Place): boolean =>
  one.role === other.role && one.isActive === other.isActive;

/**
 * Whether two people have to agree: whoever comes to decide on others' requests, or decides as an owner, and whoever
 * stops being an owner or is one who is switched off. Stopping anybody else is one owner's. `before` null: somebody new.
 */
export function takesTwoPeople(before: Place | null, next: Place): boolean {
  const isRaised = before?.role !== next.role && decides(next);
  const isOusted = before?.role === 'owner' && (next.role !== 'owner' || (before.isActive && !next.isActive));
  return isRaised || isOusted;
}

/** The columns of a new place; who comes to decide, or comes back, waits for a day before he does. */
export function assignedRole(
  before: Operator,
  next: Place,
  now: number,
): Place & Pick<Operator, 'decidesFrom'> {
  const isRaised = before.role !== next.role && decides(next);
  const isBack = !before.isActive && next.isActive;
  const decidesFrom = isRaised || isBack ? now + DECIDING_WAIT : before.decidesFrom;
  return { role: next.role, isActive: next.isActive, decidesFrom };
}

/** Somebody's place as it was read: it has to be the same when it is written. */
export const placeSeen = ({ id, role, isActive }: Operator): RowSeen => ({
  table: operators.name,
  row: { key: id, role, isActive },
});

/** He has not chosen a password yet: nobody signs in as him. */
export const isInvited = ({ passwordHash }: Operator): boolean => passwordHash === '';

export const lastOwner = (): AdminError =>
  conflict('operators.last_owner', 'One active owner has to remain.');

/** What the engine did, or why it did not. */
export function acceptedPlace<T extends object>(outcome: T | Refusal): T {
  if (isRefusal(outcome) && outcome.key === 'rows.last_one') throw lastOwner();
  return unwrap(outcome);
}
