import { type AttemptLimit, AttemptStore, type LockDuration } from './attempts.js';

interface Counted {
  /** Time of each attempt, at most as many as the limit allows. */
  times: number[];
  lockedUntil: number;
  /** Time at which the entry expires. */
  until: number;
}

/** Above this many entries, the oldest is evicted for a new one. */
const MAX_KEPT = 200_000;

/**
 * Counts attempts in this process. `rate-limiter-flexible` is not used: it cannot subtract one attempt, and its memory
 * store has no upper bound on keys.
 */
export class LocalAttempts extends AttemptStore {
  private readonly counted = new Map<string, Counted>();
  private sweepAt = 0;

  constructor(
    private readonly now: () => number = Date.now,
    private readonly maxEntries = MAX_KEPT,
  ) {
    super();
  }

  take(limit: AttemptLimit, who: string): LockDuration {
    const now = this.now();
    if (now >= this.sweepAt) this.sweep(now);
    const key = keyOf(limit, who);
    const found = this.counted.get(key) ?? { times: [], lockedUntil: 0, until: 0 };
    if (found.lockedUntil > now) return found.lockedUntil - now;
    const before = found.lockedUntil > 0 ? [] : found.times;
    found.times = [...before.filter((at) => at > now - limit.windowMs), now];
    found.until = now + limit.windowMs;
    found.lockedUntil = found.times.length >= limit.most ? found.until : 0;
    // Reinserted at the end, so that the least recently used entry is evicted first.
    this.counted.delete(key);
    if (this.counted.size >= this.maxEntries) this.dropOldest();
    this.counted.set(key, found);
    return 0;
  }

  giveBack(limit: AttemptLimit, who: string): void {
    const found = this.counted.get(keyOf(limit, who));
    if (!found) return;
    found.times.pop();
    if (found.times.length < limit.most) found.lockedUntil = 0;
  }

  forget(limit: AttemptLimit, who: string): void {
    this.counted.delete(keyOf(limit, who));
  }

  private dropOldest(): void {
    const [oldest] = this.counted.keys();
    if (oldest !== undefined) this.counted.delete(oldest);
  }

  private sweep(now: number): void {
    this.sweepAt = now + 60_000;
    for (const [key, { until }] of this.counted) if (until <= now) this.counted.delete(key);
  }
}

const keyOf = ({ name }: AttemptLimit, who: string): string => `${name}|${who}`;
