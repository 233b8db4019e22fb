import { type Allowance, Budget } from '../../platform/socket/budget.js';

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
export class Spending {
  readonly topics: Budget;
  readonly logins: Budget;
  readonly syncs: Budget;
  /** The earliest sequence that it asks to catch up from; null: it asks nothing. */
  syncFrom: number | null = null;
  /** It is to be shown its positions. */
  wantsTrade = false;

  constructor(now: number) {
    this.topics = new Budget(ALLOWED.topics, now);
    this.logins = new Budget(ALLOWED.logins, now);
    this.syncs = new Budget(ALLOWED.syncs, now);
  }

  askNothing(): void {
    this.syncFrom = null;
    this.wantsTrade = false;
  }
}
