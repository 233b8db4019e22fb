interface Failures {
  count: number;
  /** When the first of them falls out of the window, or the lock ends. */
  until: number;
}

/** Locks a pair of account and address after too many failures. */
export class FailedAttempts {
  private readonly failures = new Map<string, Failures>();
  private sweepAt = 0;

  constructor(
    private readonly most = 10,
    private readonly windowMs = 15 * 60_000,
    private readonly now: () => number = Date.now,
  ) {}

  /** Milliseconds that the pair stays locked; 0: it is not. */
  lockedFor(account: string, address: string): number {
    const found = this.failures.get(`${account}|${address}`);
    return found && found.count >= this.most ? Math.max(0, found.until - this.now()) : 0;
  }

  failed(account: string, address: string): void {
    const now = this.now();
    if (now >= this.sweepAt) this.sweep(now);
    const key = `${account}|${address}`;
    const found = this.failures.get(key);
    if (!found || found.until <= now) {
      this.failures.set(key, { count: 1, until: now + this.windowMs });
      return;
    }
    found.count += 1;
    if (found.count === this.most) found.until = now + this.windowMs;
  }

  /** Takes one back that was counted before it was known, and then could not be looked at. */
  uncount(account: string, address: string): void {
    const found = this.failures.get(`${account}|${address}`);
    if (found && found.count > 0) found.count -= 1;
  }

  succeeded(account: string, address: string): void {
    this.failures.delete(`${account}|${address}`);
  }

  private sweep(now: number): void {
    this.sweepAt = now + 60_000;
    for (const [key, { until }] of this.failures) if (until <= now) this.failures.delete(key);
  }
}
