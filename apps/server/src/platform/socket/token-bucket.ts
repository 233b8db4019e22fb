/** Budget: `burst` at once, refilled at `perSecond`. */
export interface Allowance {
  readonly perSecond: number;
  readonly burst: number;
}

/** A token bucket. */
export class TokenBucket {
  private tokens: number;

  constructor(
    private readonly allowance: Allowance,
    private countedAt: number,
  ) {
    this.tokens = allowance.burst;
  }

  /** Spends `cost` at `now` (epoch ms) if enough is left; otherwise spends nothing and returns false. */
  spend(now: number, cost = 1): boolean {
    this.refill(now);
    if (this.tokens < cost) return false;
    this.tokens -= cost;
    return true;
  }

  /** Whether the bucket is full and can be discarded. */
  isFull(now: number): boolean {
    this.refill(now);
    return this.tokens >= this.allowance.burst;
  }

  private refill(now: number): void {
    const { perSecond, burst } = this.allowance;
    const gained = (Math.max(0, now - this.countedAt) * perSecond) / 1_000;
    this.tokens = Math.min(burst, this.tokens + gained);
    this.countedAt = now;
  }
}

/** One bucket per network, kept while it is not full. */
export class NetworkTokenBuckets {
  private readonly budgets = new Map<string, TokenBucket>();

  constructor(private readonly allowance: Allowance) {}

  spend(network: string | null, now: number, cost: number): boolean {
    if (network === null) return true;
    const budget = this.budgets.get(network) ?? new TokenBucket(this.allowance, now);
    this.budgets.set(network, budget);
    return budget.spend(now, cost);
  }

  sweep(now: number): void {
    for (const [network, budget] of this.budgets) if (budget.isFull(now)) this.budgets.delete(network);
  }
}
