import type { RateLimit } from './rate-limiter.js';

/** Calls of a customer that only read: an app that turns pages takes ten a second. */
export const READS_OF_CUSTOMER: RateLimit = {
  name: 'reads of customer',
  per: 'customer',
  most: 1_000,
  windowMs: 5_000,
};

/** Heavy reads of one customer that wait or run; his next is refused. */
const MOST_WAITING = 30;
/** A read that takes no longer is followed at once by the next, ms. */
const QUICK = 5;
/** After a longer one his next waits so many times what it took beyond that, and never longer than `LONGEST_REST`, ms. */
const RESTS = 2;
const LONGEST_REST = 1_000;

interface Line {
  unfinished: number;
  last: Promise<void>;
}

/**
 * Reads that look through much: one of a customer at a time, and after a long one a rest, so that whoever asks without end
 * has a third of the process and everybody else's calls come in between.
 */
export class HeavyReads {
  private readonly lines = new Map<number, Line>();

  /** What the read answers; null, without a read: too many of his wait. */
  async run<T>(customerId: number, read: () => T | Promise<T>): Promise<{ readonly answer: T } | null> {
    const line = this.lines.get(customerId) ?? { unfinished: 0, last: Promise.resolve() };
    if (line.unfinished >= MOST_WAITING) return null;
    this.lines.set(customerId, line);
    line.unfinished += 1;
    const before = line.last;
    let end: () => void = () => undefined;
    line.last = new Promise((resolve) => {
      end = resolve;
    });
    await before;
    const begun = performance.now();
    try {
      return { answer: await read() };
    } finally {
      const rest = Math.min(LONGEST_REST, RESTS * (performance.now() - begun - QUICK));
      const leave = (): void => {
        line.unfinished -= 1;
        if (line.unfinished === 0) this.lines.delete(customerId);
        end();
      };
      if (rest > 0) setTimeout(leave, rest).unref();
      else leave();
    }
  }
}
