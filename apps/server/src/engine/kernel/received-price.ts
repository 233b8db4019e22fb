import type { Tick } from '@truemark/domain';
import type { Step } from './step.js';
import type { AnyTable } from './store/batch.js';

/** A received price. The lane uses only its time; the market knows the rest. */
export interface ReceivedPrice {
  /** Epoch ms. */
  readonly time: number;
}

/** Processes durable ticks; the rows it returns are written with the next batch. */
export interface TickConsumer {
  readonly table: AnyTable;
  take(ticks: readonly Tick[]): readonly Readonly<Record<string, unknown>>[];
}

/** Processes one received price; returns its tick, or null if it is not accepted. */
export type ProcessPrice<Q extends ReceivedPrice> = (step: Step, quote: Q) => Tick | null;
