import type { Operator, Role } from './operator.table.js';

/**
 * Whether this operator may decide at `now` on what another one asked for: he can sign in, and his role is one of those
 * that decide. `now` in epoch ms.
 */
export function mayDecide(operator: Operator, deciders: readonly Role[], _now: number): boolean {
  return operator.isActive && deciders.includes(operator.role);
}
