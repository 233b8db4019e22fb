import type { QuotesJob } from './job.js';
import type { Received } from './received.js';

/** Quotes that the lane takes in one commit at most: what they bring about must not keep everybody waiting. */
export const MOST_QUOTES = 1_000;

/** Where quotes wait that were received, or have become due, and were not taken yet. */
export interface Receiver {
  /** At once, in the order of their times: at most about `most` of them, fewer only where no more is there. */
  read(most: number): readonly Received[];
  /** They could not be written. */
  lost(quotes: readonly Received[], error: unknown): void;
}

/** What the lane reads before it decides anything: nothing is decided by an older price than was received. */
export class Inbox {
  private receiver: Receiver | null = null;

  open(receiver: Receiver): void {
    this.receiver = receiver;
  }

  /** What was received until now, as a job; null: nothing. */
  read(): QuotesJob | null {
    const { receiver } = this;
    const quotes = receiver?.read(MOST_QUOTES) ?? [];
    if (quotes.length === 0) return null;
    return { quotes, resolve: () => undefined, reject: (error) => receiver?.lost(quotes, error) };
  }
}
