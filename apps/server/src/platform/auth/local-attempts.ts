import { type AttemptLimit, AttemptStore, type LockedFor } from './attempts.js';

interface Counted {
  /** When each of them was; never more than the limit's. */
  times: number[];
  lockedUntil: number;
  /** When nothing of this counts any more. */
  until: number;
}

/** The oldest gives way to a new one above this many. */
const MOST_KEPT = 200_000;

/**
 * Counts attempts in this process. Not `rate-limiter-flexible`: it cannot take one attempt back, and its memory store
 * holds as many keys as somebody sends.
 */
export class LocalAttempts extends AttemptStore {
  private readonly counted = new Map<string, Counted>();
  private sweepAt = 0;

  constructor(
    private readonly now: () => number = Date.now,
    private readonly mostKept = MOST_KEPT,
  ) {
    super();
  }

  take(limit: AttemptLimit, who: string): LockedFor {
    const now = this.now();
    if (now >= this.sweepAt) this.sweep(now);
    const key = keyOf(limit, who);
    const found = this.counted.get(key) ?? { times: [], lockedUntil: 0, until: 0 };
    if (found.lockedUntil > now) return found.lockedUntil - now;
    const before = found.lockedUntil > 0 ? [] : found.times;
    found.times = [...before.filter((at) => at > now - limit.windowMs), now];
    found.until = now + limit.windowMs;
    found.lockedUntil = found.times.length >= limit.most ? found.until : 0;
    // Set anew, it stands last: what was tried longest ago gives way first.
    this.counted.delete(key);
    if (this.counted.size >= this.mostKept) this.dropOldest();
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
