import type { PayoutWay } from '../../api/withdrawals.js';

/** What is known of a customer who has not withdrawn yet. */
export interface SetupFacts {
  readonly asksPassword: boolean;
  readonly hasPassword: boolean;
  /** How long withdrawals wait after each of them, hours; 0: not at all. */
  readonly passwordHours: number;
  readonly methodHours: number;
  /** The ways that are offered, the first one first, and how many addresses or accounts are saved for each; undefined: not known. */
  readonly bound: readonly { readonly way: PayoutWay; readonly count: number | undefined }[];
}

export interface PayoutSetupLeft {
  readonly password: boolean;
  /** Of which kind something should be saved; null: there is something, or it would not wait. */
  readonly method: PayoutWay | null;
}

/**
 * What would make a withdrawal wait and can be done today; null where nobody can be paid, and while it is not known. Whoever has saved
 * one address or account has where to be paid.
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
