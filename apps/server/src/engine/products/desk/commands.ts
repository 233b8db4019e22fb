import type { CommandBase } from '../../kernel/command.js';
import type { OperatorActRow } from './tables/operator-act.table.js';

/** An operator's command that counts towards his daily limit. */
export interface CountedCommand extends CommandBase {
  /** Wall clock, epoch ms; absent: the lane's time. */
  readonly at?: number;
}

declare module '../../kernel/registry.js' {
  interface Slices {
    /** Operators' acts of the last 24 hours by lane sequence, in order of time. */
    readonly operatorActs: Map<number, OperatorActRow>;
  }
}
