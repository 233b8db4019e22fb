import type { Operator, Role } from './operator.table.js';

/** How long somebody waits before he decides on others' requests, ms: whoever owns the account hears of it before. */
export const DECIDING_WAIT = 24 * 3_600_000;

/**
 * Whether somebody decides now, alone or on others' requests: active, of such a role, with a password that he chose
 * himself, and a day after somebody else had a hand in how he signs in or what he may do.
 */
export const mayDecide = (operator: Operator, deciders: readonly Role[], now: number): boolean =>
  operator.isActive &&
  deciders.includes(operator.role) &&
  operator.passwordBy === null &&
  now >= operator.decidesFrom;
