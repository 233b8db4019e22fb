import type { Tick } from '@truemark/domain';
import type { Step } from './step.js';
import type { AnyTable } from './store/batch.js';

/** A price that was received. The lane knows when it is of; what else it says is the market's. */
export interface Received {
  /** Epoch ms. */
  readonly time: number;
}

/** What follows the ticks once they are durable; rows that come of it are written with the next batch. */
export interface TickFollower {
  readonly table: AnyTable;
  take(ticks: readonly Tick[]): readonly Readonly<Record<string, unknown>>[];
}

/** Takes one price that was received; the tick that it became, or null. */
export type TakeReceived<Q extends Received> = (step: Step, quote: Q) => Tick | null;
