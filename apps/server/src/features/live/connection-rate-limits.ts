import { type Allowance, TokenBucket } from '../../platform/socket/token-bucket.js';

/** Limits per connection: an app that turns pages, reconnects and catches up is far below. */
const ALLOWED = {
  /** Topics subscribed and unsubscribed. */
  topics: { perSecond: 100, burst: 300 },
  /** Session lookups. */
  logins: { perSecond: 2, burst: 10 },
  /** Complete snapshots built; further requests are delayed. */
  syncs: { perSecond: 2, burst: 5 },
} as const satisfies Record<string, Allowance>;

/** Budgets and pending requests of one connection. */
export class ConnectionRateLimits {
  readonly topics: TokenBucket;
  readonly logins: TokenBucket;
  readonly syncs: TokenBucket;
  /** Earliest sequence to catch up from; null: nothing requested. */
  syncFrom: number | null = null;
  /** Topics whose live figures were requested. */
  readonly figures = new Set<string>();

  constructor(now: number) {
    this.topics = new TokenBucket(ALLOWED.topics, now);
    this.logins = new TokenBucket(ALLOWED.logins, now);
    this.syncs = new TokenBucket(ALLOWED.syncs, now);
  }

  askNothing(): void {
    this.syncFrom = null;
    this.figures.clear();
  }
}
