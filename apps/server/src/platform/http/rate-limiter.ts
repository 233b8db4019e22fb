/** At most `most` in `windowMs`, counted per customer (or address when nobody is signed in), per address or per operator. */
export interface RateLimit {
  readonly name: string;
  readonly per: 'customer' | 'address' | 'operator';
  readonly most: number;
  readonly windowMs: number;
}

/** Milliseconds until the next one is let through; 0: it is let through now. */
export type Wait = number;

/** Counts calls. A store that several gateways share would answer later; this one answers at once. */
export interface RateLimiter {
  /** False where limits are switched off, for benches and tests. */
  readonly isOn: boolean;
  take(limit: RateLimit, who: string): Wait | Promise<Wait>;
}

interface Window {
  endsAt: number;
  taken: number;
}

/** Windows that are kept at once. Above it the eldest goes: whoever would gain by that has to fill all of them first. */
export const MOST_WINDOWS = 200_000;

/**
 * Counts in windows, in this process. Not `rate-limiter-flexible`: its memory store keeps a timer for each key and has no
 * bound, and each answer would be a promise on the path of every call.
 */
export class LocalRateLimiter implements RateLimiter {
  readonly isOn = true;
  private readonly windows = new Map<string, Window>();
  private sweepAt = 0;

  constructor(private readonly now: () => number = Date.now) {}

  take(limit: RateLimit, who: string): Wait {
    const now = this.now();
    if (now >= this.sweepAt) this.sweep(now);
    const key = `${limit.name}|${who}`;
    const window = this.windows.get(key);
    if (!window || window.endsAt <= now) {
      // A new window is the youngest.
      this.windows.delete(key);
      if (this.windows.size >= MOST_WINDOWS) this.dropEldest();
      this.windows.set(key, { endsAt: now + limit.windowMs, taken: 1 });
      return 0;
    }
    if (window.taken >= limit.most) return window.endsAt - now;
    window.taken += 1;
    return 0;
  }

  get size(): number {
    return this.windows.size;
  }

  private dropEldest(): void {
    for (const key of this.windows.keys()) return void this.windows.delete(key);
  }

  private sweep(now: number): void {
    this.sweepAt = now + 60_000;
    for (const [key, window] of this.windows) if (window.endsAt <= now) this.windows.delete(key);
  }
}

/** Lets everything through: `RATE_LIMITS=off`. */
export class NoRateLimiter implements RateLimiter {
  readonly isOn = false;

  take(): Wait {
    return 0;
  }
}

/** Under which Nest gives the limiter. */
export const RATE_LIMITER = Symbol('RateLimiter');
