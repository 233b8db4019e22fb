import type { QuotesJob } from './job.js';
import { QuotesFailed } from './quotes-failed.js';
import type { ReceivedPrice } from './received-price.js';

/** Maximum quotes per commit, so that their consequences do not delay other commands. */
export const MAX_QUOTES = 1_000;

/** Queue of quotes that were received, or have become due, and were not processed yet. */
export interface Receiver {
  /** Returns quotes synchronously, in time order: about `most`, fewer only if no more are there. */
  read(most: number): readonly ReceivedPrice[];
  /** Called when quotes could not be written. */
  lost(quotes: readonly ReceivedPrice[], error: unknown): void;
}

/** Source that the lane reads before it decides anything: no decision uses an older price than the latest received. */
export class Inbox {
  private receiver: Receiver | null = null;

  open(receiver: Receiver): void {
    this.receiver = receiver;
  }

  /** Quotes received until now, as a job; null: none. */
  read(): QuotesJob | null {
    const { receiver } = this;
    const quotes = receiver?.read(MAX_QUOTES) ?? [];
    if (quotes.length === 0) return null;
    const reject = (error: unknown): void =>
      receiver?.lost(error instanceof QuotesFailed ? error.quotes : quotes, error);
    return { quotes, resolve: () => undefined, reject };
  }
}
