import type { CommandBase } from '../../kernel/command.js';
import type { CustomerLimits, LimitValues } from './tables/limits.table.js';

/** What a customer limits himself to; what is missing stays as it is. */
export interface SetLimits extends CommandBase {
  readonly kind: 'limits.set';
  readonly customerId: number;
  readonly limits: Partial<LimitValues>;
  /** From now on; null: for ever. It can be lengthened, never shortened. */
  readonly excludeDays?: number | null;
}

/** How a customer stands with his own limits at an instant (`at`, epoch ms). */
export interface LimitsStanding {
  /** null: he never set any. */
  readonly limits: CustomerLimits | null;
  /** What closed trades of the GMT day brought, fees taken off. */
  readonly result: bigint;
  /** Since when his running trading session goes on, epoch ms; null: none runs. */
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
