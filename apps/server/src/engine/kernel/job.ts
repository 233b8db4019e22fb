import type { Refusal, Tick } from '@truemark/domain';
import type { Received } from './received.js';
import type { Command } from './registry.js';

/** A command that waits for its turn. */
export interface CommandJob {
  readonly command: Command;
  resolve(outcome: object | Refusal): void;
  reject(error: unknown): void;
}

/** Quotes of a feed that wait for theirs. */
export interface QuotesJob {
  readonly quotes: readonly Received[];
  resolve(ticks: readonly Tick[]): void;
  reject(error: unknown): void;
}

export type Job = CommandJob | QuotesJob;

/** What one job came to, before its commit. */
export interface Done {
  readonly job: Job;
  readonly answer?: object;
  readonly error?: unknown;
}
