import type { Operator, Role } from './operator.table.js';

/** Waiting time before an operator may decide others' requests, ms: the account's owner hears of the change before. */
export const DECISION_WAITING_TIME = 24 * 3_600_000;

/**
 * Whether an operator may decide now, alone or on others' requests: active, with a deciding role and a self-chosen
 * password, and one day after somebody else changed the sign-in or permissions.
 */
export const mayDecide = (operator: Operator, deciders: readonly Role[], now: number): boolean =>
  operator.isActive &&
  deciders.includes(operator.role) &&
  operator.passwordBy === null &&
  now >= operator.decidesFrom;
