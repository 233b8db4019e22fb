/** What may be spent: `burst` at once, and `perSecond` of it comes back. */
export interface Allowance {
  readonly perSecond: number;
  readonly burst: number;
}

/** A token bucket. */
export class TokenBucket {
  private left: number;

  constructor(
    private readonly allowance: Allowance,
    private countedAt: number,
  ) {
    this.left = allowance.burst;
  }

  /** Spends `cost` at `now` (epoch ms) where so much is left; else nothing, and answers false. */
  spend(now: number, cost = 1): boolean {
    this.refill(now);
    if (this.left < cost) return false;
    this.left -= cost;
    return true;
  }

  /** Whether nothing is missing, so that a new one would be the same. */
  isFull(now: number): boolean {
    this.refill(now);
    return this.left >= this.allowance.burst;
  }

  private refill(now: number): void {
    const { perSecond, burst } = this.allowance;
    const gained = (Math.max(0, now - this.countedAt) * perSecond) / 1_000;
    this.left = Math.min(burst, this.left + gained);
    this.countedAt = now;
  }
}

/** One budget for each network, kept while something of it is spent. */
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
