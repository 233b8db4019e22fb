import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { ExactDecimals } from '@truemark/contracts';
import type { HouseResult } from '@truemark/contracts/admin';
import { customers } from '../../engine/products/customers/tables/customer.table.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { queryBuilder } from '../../platform/database/queries.js';
import { type FunnelSteps, funnelSteps, type Instants } from '../customers/funnel-steps.js';
import { LocalTime } from '../settings/local-time.js';
import { verifications } from '../verification/verification.table.js';
import { activeDays } from './report-sum.table.js';
import type { Days, Span } from './span.js';

type Steps = ExactDecimals<HouseResult>['funnel'];
type Counts = readonly Omit<Steps[number], 'before'>[];

/** TTL of counts, ms: they scan an index, and several operators ask at once. */
const KEPT = 60_000;
/** Maximum cached spans. */
const MOST = 50;
const STATES = ['waiting', 'approved', 'rejected'] as const;

/**
 * Funnel of the customers of a book within days of the broker's calendar: registered, submitted documents, verified,
 * paid in; and the number of active customers, from the daily sums.
 */
@Injectable()
export class CustomerFunnel implements OnModuleInit {
  private featureSteps: readonly FunnelSteps[] = [];
  private readonly cache = new Map<string, { readonly at: number; readonly counts: Promise<Counts> }>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reader: DatabaseReader,
    private readonly time: LocalTime,
  ) {}

  onModuleInit(): void {
    this.featureSteps = funnelSteps(this.discovery);
  }

  async over(book: 'real' | 'demo', span: Span): Promise<Steps> {
    const [now, before] = await Promise.all([
      this.cachedCounts(book, span),
      this.cachedCounts(book, span.before),
    ]);
    return now.map((step, at) => ({ ...step, before: before[at]?.customers ?? 0 }));
  }

  private cachedCounts(book: 'real' | 'demo', days: Days): Promise<Counts> {
    const span = this.time.range(days.from, days.to);
    const key = `${book} ${span.from} ${span.before}`;
    const known = this.cache.get(key);
    if (known && known.at + KEPT > Date.now()) return known.counts;
    const counts = this.count(book, days, span);
    this.cache.delete(key);
    this.cache.set(key, { at: Date.now(), counts });
    for (const oldest of this.cache.keys()) {
      if (this.cache.size <= MOST) break;
      this.cache.delete(oldest);
    }
    // A failure is not cached: the next call retries.
    counts.catch(() => this.cache.delete(key));
    return counts;
  }

  private async count(book: 'real' | 'demo', days: Days, span: Instants): Promise<Counts> {
    const [registered, steps, active] = await Promise.all([
      this.reader.number(registeredIn(book === 'real' ? 0 : 1, span)),
      book === 'real' ? this.countRealSteps(span) : [],
      this.reader.number(activeIn(this.time.zone(), book, days)),
    ]);
    const instants = { from: new Date(span.from).toISOString(), until: new Date(span.before).toISOString() };
    const filter = { is_demo: String(book === 'demo'), ...instants };
    return [
      { step: 'registered', list: 'customers', filter, customers: registered },
      ...steps,
      { step: 'active', list: 'reports', filter: { book, from: days.from, to: days.to }, customers: active },
    ];
  }

  private async countRealSteps(span: Instants): Promise<Counts> {
    const [sent, verified, further] = await Promise.all([
      this.reader.number(sentIn(STATES, span)),
      this.reader.number(sentIn(['approved'], span)),
      Promise.all(this.featureSteps.map((feature) => feature.countSteps(span))),
    ]);
    const list = 'verifications';
    return [
      { step: 'verification_sent', list, filter: {}, customers: sent },
      { step: 'verified', list, filter: { status: 'approved' }, customers: verified },
      ...further.flat(),
    ];
  }
}

/** Customers with own booked actions, from the daily rows. */
const activeIn = (zone: string, book: 'real' | 'demo', { from, to }: Days) =>
  queryBuilder(activeDays)
    .selectFrom('active_days')
    .select(({ fn }) => fn.count('customer_id').distinct().as('count'))
    .where('zone', '=', zone)
    .where('book', '=', book)
    .where('day', '>=', from)
    .where('day', '<=', to);

const registeredIn = (isDemo: 0 | 1, { from, before }: Instants) =>
  queryBuilder(customers)
    .selectFrom('customers')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('is_demo', '=', isDemo)
    .where('created_at', '>=', from)
    .where('created_at', '<', before);

const sentIn = (states: readonly (typeof STATES)[number][], { from, before }: Instants) =>
  queryBuilder(verifications)
    .selectFrom('verifications')
    .select(({ fn }) => fn.count('customer_id').distinct().as('count'))
    .where('status', 'in', states)
    .where('submitted_at', '>=', from)
    .where('submitted_at', '<', before);
