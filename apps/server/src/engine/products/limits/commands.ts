import type { CommandBase } from '../../kernel/command.js';
import type { CustomerLimits, LimitValues } from './tables/limits.table.js';

/** Sets a customer's own limits; absent ones stay unchanged. */
export interface SetLimits extends CommandBase {
  readonly kind: 'limits.set';
  readonly customerId: number;
  readonly limits: Partial<LimitValues>;
  /** Days of self-exclusion from now; null: permanent. It can be extended, never shortened. */
  readonly excludeDays?: number | null;
}

/** A customer's own limits and their use at `at`, epoch ms. */
export interface LimitsStanding {
  /** null if he never set any. */
  readonly limits: CustomerLimits | null;
  /** Result of closed trades of the current GMT day, net of fees. */
  readonly result: bigint;
  /** Start of the running trading session, epoch ms; null if none is running. */
  readonly sessionSince: number | null;
  readonly at: number;
}

declare module '../../kernel/registry.js' {
  interface Commands {
    'limits.set': { readonly command: SetLimits; readonly result: LimitsStanding };
  }
  interface Questions {
    'limits.standing': { readonly customerId: number; readonly answer: LimitsStanding };
  }
}
