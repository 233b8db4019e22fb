import type { CommandBase } from '../../kernel/command.js';
import type { OperatorActRow } from './tables/operator-act.table.js';

/** A command by which an operator does what a day's limit counts. */
export interface CountedCommand extends CommandBase {
  /** By the wall clock, epoch ms; absent: the lane's own instant. */
  readonly at?: number;
}

declare module '../../kernel/registry.js' {
  interface Slices {
    /** What operators did in the last 24 hours by the lane's sequence, in the order of their times. */
    readonly operatorActs: Map<number, OperatorActRow>;
  }
}
