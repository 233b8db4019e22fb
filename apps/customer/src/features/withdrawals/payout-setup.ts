import type { PayoutWay } from '../../api/withdrawals.js';

/** Facts on a customer who has not withdrawn yet. */
export interface SetupFacts {
  readonly asksPassword: boolean;
  readonly hasPassword: boolean;
  /** Hold of withdrawals after each of them, hours; 0: none. */
  readonly passwordHours: number;
  readonly methodHours: number;
  /** Offered methods in order, with the number of saved addresses or accounts; undefined: unknown. */
  readonly bound: readonly { readonly way: PayoutWay; readonly count: number | undefined }[];
}

export interface PayoutSetupLeft {
  readonly password: boolean;
  /** Kind that should be saved; null: one is saved, or it would not wait. */
  readonly method: PayoutWay | null;
}

/**
 * Setup that would delay a withdrawal and can be done today; null where there are no payouts, and while unknown. One
 * saved address or account is enough.
 */
export function setupOf(facts: SetupFacts): PayoutSetupLeft | null {
  const { asksPassword, hasPassword, passwordHours, methodHours, bound } = facts;
  const first = bound[0];
  if (!first) return null;
  const password = asksPassword && !hasPassword && passwordHours > 0;
  if (methodHours <= 0) return { password, method: null };
  if (bound.some(({ count }) => count === undefined)) return null;
  return { password, method: bound.every(({ count }) => count === 0) ? first.way : null };
}
