import { outstandingProfitOf } from '@truemark/domain';
import type { UndoList } from '../../kernel/undo.js';
import type { FundSubscription, FundSubscriptionStatus } from './tables/fund-subscription.table.js';

/** Totals of a fund's running subscriptions, in 10⁻⁸. */
export interface FundTotals {
  readonly count: number;
  readonly shares: bigint;
  /** Outstanding promised dividends. */
  readonly promised: bigint;
  /** Cost of one day for all of them. */
  readonly nextDay: bigint;
}

const NO_TOTALS: FundTotals = { count: 0, shares: 0n, promised: 0n, nextDay: 0n };
const OPEN: ReadonlySet<FundSubscriptionStatus> = new Set(['running', 'refunding']);

export const isOpenSubscription = ({ status }: Pick<FundSubscription, 'status'>): boolean => OPEN.has(status);

/** Running and refunding subscriptions, by id and by customer, and totals of the running ones by fund. */
export class FundBook {
  private readonly subscriptions = new Map<number, FundSubscription>();
  private readonly idsByCustomer = new Map<number, Set<number>>();
  private readonly totals = new Map<number, FundTotals>();

  get(id: number): FundSubscription | undefined {
    return this.subscriptions.get(id);
  }

  get size(): number {
    return this.subscriptions.size;
  }

  ids(): IterableIterator<number> {
    return this.subscriptions.keys();
  }

  /** A customer's subscriptions in the order of subscribing. */
  of(customerId: number): FundSubscription[] {
    const ids = [...(this.idsByCustomer.get(customerId) ?? [])].sort((a, b) => a - b);
    return ids.flatMap((id) => this.subscriptions.get(id) ?? []);
  }

  totalsOf(fundId: number): FundTotals {
    return this.totals.get(fundId) ?? NO_TOTALS;
  }

  /** Whether a customer has at least `most` running subscriptions of a fund. */
  hasRunning(customerId: number, fundId: number, most: number): boolean {
    let count = 0;
    for (const id of this.idsByCustomer.get(customerId) ?? []) {
      const subscription = this.subscriptions.get(id);
      if (subscription?.fundId === fundId && subscription.status === 'running') count++;
      if (count >= most) return true;
    }
    return false;
  }

  /** Stores a subscription in its new state; an ended one is removed. */
  put(subscription: FundSubscription, undo: UndoList): void {
    const { id, customerId, fundId } = subscription;
    const before = this.subscriptions.get(id);
    if (isOpenSubscription(subscription)) {
      undo.set(this.subscriptions, id, subscription);
      if (!before) undo.add(this.idsOf(customerId), id);
    } else if (before) {
      undo.delete(this.subscriptions, id);
      undo.remove(this.idsOf(customerId), id);
    }
    const [was, is] = [totalsOfOne(before), totalsOfOne(subscription)];
    const all = this.totalsOf(fundId);
    undo.set(this.totals, fundId, {
      count: all.count - was.count + is.count,
      shares: all.shares - was.shares + is.shares,
      promised: all.promised - was.promised + is.promised,
      nextDay: all.nextDay - was.nextDay + is.nextDay,
    });
  }

  /** The set stays, empty, after a rollback; an empty set has no effect. */
  private idsOf(customerId: number): Set<number> {
    const owned = this.idsByCustomer.get(customerId) ?? new Set();
    this.idsByCustomer.set(customerId, owned);
    return owned;
  }
}

/** A subscription's part of its fund's totals: zero unless it is running. */
function totalsOfOne(subscription: FundSubscription | undefined): FundTotals {
  if (subscription?.status !== 'running') return NO_TOTALS;
  const { share, dayProfit } = subscription;
  return { count: 1, shares: share, promised: outstandingProfitOf(subscription), nextDay: dayProfit };
}
