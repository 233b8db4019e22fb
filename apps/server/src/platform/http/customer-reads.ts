import type { RateLimit } from './rate-limiter.js';

/** Limit of a customer's read calls: an app that turns pages makes ten a second. */
export const READS_OF_CUSTOMER: RateLimit = {
  name: 'reads of customer',
  per: 'customer',
  most: 1_000,
  windowMs: 5_000,
};

/** Maximum heavy reads of one customer that wait or run; the next one is rejected. */
const MAX_WAITING = 30;
/** Read duration up to which the next read starts at once, ms. */
const QUICK_READ_MS = 5;
/** Pause after a longer read: this factor times the excess over `QUICK_READ_MS`, at most `MAX_REST_MS`, ms. */
const REST_FACTOR = 2;
const MAX_REST_MS = 1_000;

interface Line {
  unfinished: number;
  last: Promise<void>;
}

/**
 * Serialises expensive reads: one per customer at a time, with a pause after a long one. A customer who reads without
 * end gets a third of the process, and other calls run in between.
 */
export class HeavyReadLimiter {
  private readonly lines = new Map<number, Line>();

  /** Result of the read; null, without reading, if too many of the customer's reads wait. */
  async run<T>(customerId: number, read: () => T | Promise<T>): Promise<{ readonly answer: T } | null> {
    const line = this.lines.get(customerId) ?? { unfinished: 0, last: Promise.resolve() };
    if (line.unfinished >= MAX_WAITING) return null;
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
      const rest = Math.min(MAX_REST_MS, REST_FACTOR * (performance.now() - begun - QUICK_READ_MS));
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
