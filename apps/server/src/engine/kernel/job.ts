import type { Refusal, Tick } from '@truemark/domain';
import type { ReceivedPrice } from './received-price.js';
import type { Command } from './registry.js';

/** A command waiting for the lane. */
export interface CommandJob {
  readonly command: Command;
  resolve(outcome: object | Refusal): void;
  reject(error: unknown): void;
}

/** Quotes of a feed waiting for the lane. */
export interface QuotesJob {
  readonly quotes: readonly ReceivedPrice[];
  resolve(ticks: readonly Tick[]): void;
  reject(error: unknown): void;
}

export type Job = CommandJob | QuotesJob;

/** Result of one job, before its commit. Quotes have both where only some of them failed. */
export interface JobResult {
  readonly job: Job;
  readonly answer?: object;
  readonly error?: unknown;
}
