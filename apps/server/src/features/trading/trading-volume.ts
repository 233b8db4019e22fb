import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { decimal, ONE, product, toChartNumber } from '@truemark/money';
import { EngineClient } from '../../engine/client.js';
import { type Order, orders } from '../../engine/products/contracts/tables/order.table.js';
import { customers } from '../../engine/products/customers/tables/customer.table.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { untypedQueries } from '../../platform/database/queries.js';
import { columnsOfRowsIn } from '../../platform/database/rows-in.js';
import { projectionOf } from '../../platform/database/table.js';

const HOUR = 3_600_000;
const HOURS = 24;

export interface HourOfTrading {
  readonly at_ms: number;
  /** Opened contracts at their price, in account currency. */
  readonly real: number;
  readonly demo: number;
  readonly orders: number;
}

/** Accumulator of an hour. */
interface Hour {
  real: bigint;
  demo: bigint;
  orders: number;
}

const COUNTED = ['id', 'customerId', 'lots', 'openPrice', 'openedAt', 'terms'] as const;
const counted = projectionOf(orders, COUNTED);
type Opened = Pick<Order, (typeof COUNTED)[number]>;

/** Rows per batch: a day may have a million, and ticks must be processed in between. */
const PORTION = 500;
/** Maximum delay of events for orders whose rows were read, ms. */
const MAX_EVENT_DELAY = 60_000;

/**
 * Volume opened in each of the last 24 hours: read once after the start in batches, then updated by the engine's
 * events.
 */
@Injectable()
export class TradingVolume implements OnApplicationBootstrap {
  private readonly hours = new Map<number, Hour>();
  /** Latest orders read from rows: their events may still arrive. */
  private readonly readOrderIds = new Set<number>();
  /** Orders opened while the rows are read; null: read. */
  private bufferedOrders: Order[] | null = [];
  /** Null: the read failed, and the next call starts again. */
  private loading: Promise<void> | null = null;

  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
  ) {}

  onApplicationBootstrap(): void {
    this.engine.follow((event) => {
      if (event.type !== 'order.opened') return;
      if (this.bufferedOrders) this.bufferedOrders.push(event.order);
      else this.follow(event.order);
    });
    this.engine.onRenewed(() => void this.startLoading());
    void this.startLoading();
  }

  /** Ascending; the current hour is last. Waits until the rows are read; rejects if that fails. */
  async last24Hours(): Promise<HourOfTrading[]> {
    await (this.loading ?? this.startLoading());
    const running = hourOf(this.engine.view.now());
    return Array.from({ length: HOURS }, (_, index) => {
      const at = running - (HOURS - 1 - index) * HOUR;
      const { real, demo, orders: count } = this.hours.get(at) ?? empty();
      return { at_ms: at, real: toChartNumber(real), demo: toChartNumber(demo), orders: count };
    });
  }

  private startLoading(): Promise<void> {
    const loading = this.load();
    this.loading = loading;
    loading.catch(() => {
      if (this.loading !== loading) return;
      this.loading = null;
      this.bufferedOrders = null;
    });
    return loading;
  }

  /** If a newer load started meanwhile, the result of this one is discarded. */
  private async load(): Promise<void> {
    const early: Order[] = [];
    this.bufferedOrders = early;
    this.hours.clear();
    this.readOrderIds.clear();
    const now = this.engine.view.now();
    const since = hourOf(now) - (HOURS - 1) * HOUR;
    for (let after = 0; ; ) {
      const some = await this.loadOpenedSince(since, after);
      const demo = await this.findDemoCustomers(some);
      if (this.bufferedOrders !== early) return this.loading ?? undefined;
      for (const order of some) {
        this.add(order, demo.has(order.customerId));
        if ((order.openedAt ?? 0) > now - MAX_EVENT_DELAY) this.readOrderIds.add(order.id);
      }
      if (some.length < PORTION) break;
      after = some.at(-1)?.id ?? after;
    }
    this.bufferedOrders = null;
    for (const order of early) this.follow(order);
  }

  private loadOpenedSince(since: number, after: number): Promise<Opened[]> {
    return this.reader.rows(
      counted,
      untypedQueries
        .selectFrom(orders.name)
        .select([...counted.stored])
        .where('id', '>', after)
        .where('opened_at', '>=', since)
        .orderBy('id')
        .limit(PORTION),
    );
  }

  private async findDemoCustomers(some: readonly Opened[]): Promise<Set<number>> {
    const ids = some.map(({ customerId }) => customerId);
    const owners = await columnsOfRowsIn(this.reader, customers, 'id', ids, ['id', 'isDemo']);
    return new Set(owners.filter(({ isDemo }) => isDemo).map(({ id }) => id));
  }

  private follow(order: Order): void {
    if (!this.readOrderIds.has(order.id)) this.add(order, this.engine.view.isDemo(order.customerId));
  }

  private add(order: Opened, isDemo: boolean): void {
    if (order.openedAt === null) return;
    const at = hourOf(order.openedAt);
    const hour = this.hours.get(at) ?? empty();
    hour[isDemo ? 'demo' : 'real'] += notionalOf(order);
    hour.orders += 1;
    this.hours.set(at, hour);
    for (const key of this.hours.keys()) if (key < at - HOURS * HOUR) this.hours.delete(key);
  }
}

const hourOf = (time: number): number => Math.floor(time / HOUR) * HOUR;
const empty = (): Hour => ({ real: 0n, demo: 0n, orders: 0 });

/** Lots × units × price at the recorded rate; rounded to 2 decimals, enough for a chart. */
function notionalOf({ lots, openPrice, terms }: Opened): bigint {
  const rate = decimal(terms.openRate.bid);
  const factors = [lots, decimal(terms.units), openPrice ?? 0n];
  return terms.openRate.inverse
    ? product(factors, [rate], 2, 'half-up')
    : product([...factors, rate], [ONE], 2, 'half-up');
}
