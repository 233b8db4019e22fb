/**
 * Rate limit: at most `most` in `windowMs`, counted per customer (per address if nobody is signed in), per address or
 * per operator.
 */
export interface RateLimit {
  readonly name: string;
  readonly per: 'customer' | 'address' | 'operator';
  readonly most: number;
  readonly windowMs: number;
}

/** Milliseconds until the next call is allowed; 0: this call is allowed. */
export type WaitMilliseconds = number;

/** Counts calls. A store shared by gateways answers asynchronously, the local one synchronously. */
export interface RateLimiter {
  /** False if limits are switched off, for benches and tests. */
  readonly isOn: boolean;
  take(limit: RateLimit, who: string): WaitMilliseconds | Promise<WaitMilliseconds>;
}

interface Window {
  endsAt: number;
  taken: number;
}

/** Maximum windows kept. Above it the oldest is evicted; an attacker would have to fill all of them first. */
export const MAX_WINDOWS = 200_000;

/**
 * Fixed-window counter in this process. `rate-limiter-flexible` is not used: its memory store has a timer per key and
 * no bound, and would add a promise to every call.
 */
export class LocalRateLimiter implements RateLimiter {
  readonly isOn = true;
  private readonly windows = new Map<string, Window>();
  private sweepAt = 0;

  constructor(private readonly now: () => number = Date.now) {}

  take(limit: RateLimit, who: string): WaitMilliseconds {
    const now = this.now();
    if (now >= this.sweepAt) this.sweep(now);
    const key = `${limit.name}|${who}`;
    const window = this.windows.get(key);
    if (!window || window.endsAt <= now) {
      // Reinserted at the end: a new window is the youngest.
      this.windows.delete(key);
      if (this.windows.size >= MAX_WINDOWS) this.dropOldest();
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

  private dropOldest(): void {
    for (const key of this.windows.keys()) return void this.windows.delete(key);
  }

  private sweep(now: number): void {
    this.sweepAt = now + 60_000;
    for (const [key, window] of this.windows) if (window.endsAt <= now) this.windows.delete(key);
  }
}

/** Allows everything: `RATE_LIMITS=off`. */
export class NoRateLimiter implements RateLimiter {
  readonly isOn = false;

  take(): WaitMilliseconds {
    return 0;
  }
}

/** Injection token of the limiter. */
export const RATE_LIMITER = Symbol('RateLimiter');
