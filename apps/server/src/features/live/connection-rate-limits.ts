import { type Allowance, TokenBucket } from '../../platform/socket/token-bucket.js';

/** What one connection may ask: an app that turns pages, loses its line and catches up is far below. */
const ALLOWED = {
  /** Topics taken and left. */
  topics: { perSecond: 100, burst: 300 },
  /** Sessions looked up. */
  logins: { perSecond: 2, burst: 10 },
  /** Whole states built; who asks for more has them later. */
  syncs: { perSecond: 2, burst: 5 },
} as const satisfies Record<string, Allowance>;

/** What one connection has spent. */
export class ConnectionRateLimits {
  readonly topics: TokenBucket;
  readonly logins: TokenBucket;
  readonly syncs: TokenBucket;
  /** The earliest sequence that it asks to catch up from; null: it asks nothing. */
  syncFrom: number | null = null;
  /** Topics whose live figures it is to be shown. */
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
