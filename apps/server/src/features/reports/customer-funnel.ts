import { Injectable } from '@nestjs/common';
import type { Exact } from '@truemark/contracts';
import type { HouseResult } from '@truemark/contracts/admin';
import { customers } from '../../engine/products/customers/tables/customer.table.js';
import { queries } from '../../platform/database/queries.js';
import { Reader } from '../../platform/database/reader.js';
import { LocalTime } from '../settings/local-time.js';
import { verifications } from '../verification/verification.table.js';
import type { Days, Span } from './span.js';

type Steps = Exact<HouseResult>['funnel'];
type Counts = readonly { readonly step: Steps[number]['step']; readonly customers: number }[];

/** Counts stand for so long, ms: they run over an index, and several operators ask at once. */
const KEPT = 60_000;
/** Spans that are remembered at most. */
const MOST = 50;
const STATES = ['waiting', 'approved', 'rejected'] as const;

/** How many customers of a book registered, sent papers, and were verified within days of the house's calendar. */
@Injectable()
export class CustomerFunnel {
  private readonly counted = new Map<string, { readonly at: number; readonly counts: Promise<Counts> }>();

  constructor(
    private readonly reader: Reader,
    private readonly time: LocalTime,
  ) {}

  async over(book: 'real' | 'demo', span: Span): Promise<Steps> {
    const [now, before] = await Promise.all([this.counts(book, span), this.counts(book, span.before)]);
    return now.map((step, at) => ({ ...step, before: before[at]?.customers ?? 0 }));
  }

  private counts(book: 'real' | 'demo', { from, to }: Days): Promise<Counts> {
    const span = this.time.range(from, to);
    const key = `${book} ${span.from} ${span.before}`;
    const known = this.counted.get(key);
    if (known && known.at + KEPT > Date.now()) return known.counts;
    const counts = book === 'real' ? this.ofReal(span) : this.ofDemo(span);
    this.counted.delete(key);
    this.counted.set(key, { at: Date.now(), counts });
    for (const oldest of this.counted.keys()) {
      if (this.counted.size <= MOST) break;
      this.counted.delete(oldest);
    }
    // A failure is not kept: the next one asks again.
    counts.catch(() => this.counted.delete(key));
    return counts;
  }

  private async ofReal(span: Instants): Promise<Counts> {
    const [registered, sent, verified] = await Promise.all([
      this.reader.number(registeredIn(0, span)),
      this.reader.number(sentIn(STATES, span)),
      this.reader.number(sentIn(['approved'], span)),
    ]);
    return [
      { step: 'registered', customers: registered },
      { step: 'verification_sent', customers: sent },
      { step: 'verified', customers: verified },
    ];
  }

  private async ofDemo(span: Instants): Promise<Counts> {
    return [{ step: 'registered', customers: await this.reader.number(registeredIn(1, span)) }];
  }
}

type Instants = ReturnType<LocalTime['range']>;

const registeredIn = (isDemo: 0 | 1, { from, before }: Instants) =>
  queries(customers)
    .selectFrom('customers')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('is_demo', '=', isDemo)
    .where('created_at', '>=', from)
    .where('created_at', '<', before);

const sentIn = (states: readonly (typeof STATES)[number][], { from, before }: Instants) =>
  queries(verifications)
    .selectFrom('verifications')
    .select(({ fn }) => fn.count('customer_id').distinct().as('count'))
    .where('status', 'in', states)
    .where('submitted_at', '>=', from)
    .where('submitted_at', '<', before);
