import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { decimal, ONE, product, toChartNumber } from '@truemark/money';
import { EngineClient } from '../../engine/client.js';
import { type Order, orders } from '../../engine/products/contracts/tables/order.table.js';
import { customers } from '../../engine/products/customers/tables/customer.table.js';
import { Reader } from '../../platform/database/reader.js';
import { rowsIn } from '../../platform/database/rows-in.js';

const HOUR = 3_600_000;
const HOURS = 24;

export interface HourOfTrading {
  readonly at_ms: number;
  /** Opened contracts at their price, in the account currency. */
  real: number;
  demo: number;
  orders: number;
}

/** What was opened in each of the last 24 hours: read once at the start, then kept up by the engine's events. */
@Injectable()
export class TradingVolume implements OnApplicationBootstrap {
  private readonly hours = new Map<number, HourOfTrading>();
  private lastCounted = 0;
  /** What was opened while the rows are read; null: they are here. */
  private early: Order[] | null = [];

  constructor(
    private readonly engine: EngineClient,
    private readonly reader: Reader,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.engine.follow((event) => {
      if (event.type !== 'order.opened') return;
      if (this.early) this.early.push(event.order);
      else this.add(event.order, this.isDemo(event.customerId));
    });
    this.engine.onRenewed(() => void this.load());
    await this.load();
  }

  /** Ascending; the running hour last. */
  last24Hours(): HourOfTrading[] {
    const running = hourOf(this.engine.view.now());
    return Array.from({ length: HOURS }, (_, index) => {
      const at = running - (HOURS - 1 - index) * HOUR;
      return this.hours.get(at) ?? empty(at);
    });
  }

  private async load(): Promise<void> {
    const early: Order[] = [];
    this.early = early;
    const since = hourOf(this.engine.view.now()) - (HOURS - 1) * HOUR;
    const recent = await this.reader.select(orders, 'WHERE opened_at >= $1 ORDER BY id', [since]);
    const owners = await rowsIn(
      this.reader,
      customers,
      'id',
      recent.map(({ customerId }) => customerId),
    );
    const demo = new Set(owners.filter(({ isDemo }) => isDemo).map(({ id }) => id));
    if (this.early !== early) return;
    this.hours.clear();
    this.lastCounted = 0;
    for (const order of recent) this.add(order, demo.has(order.customerId));
    this.early = null;
    for (const order of early) this.add(order, this.isDemo(order.customerId));
  }

  private add(order: Order, isDemo: boolean): void {
    if (order.openedAt === null || order.id <= this.lastCounted) return;
    this.lastCounted = order.id;
    const at = hourOf(order.openedAt);
    const hour = this.hours.get(at) ?? empty(at);
    hour[isDemo ? 'demo' : 'real'] += toChartNumber(notionalOf(order));
    hour.orders += 1;
    this.hours.set(at, hour);
    for (const key of this.hours.keys()) if (key < at - HOURS * HOUR) this.hours.delete(key);
  }

  private isDemo(customerId: number): boolean {
    return this.engine.view.isDemo(customerId);
  }
}

const hourOf = (time: number): number => Math.floor(time / HOUR) * HOUR;
const empty = (at: number): HourOfTrading => ({ at_ms: at, real: 0, demo: 0, orders: 0 });

/** Lots × units × price at the recorded rate; 2 decimals are plenty for a chart. */
function notionalOf({ lots, openPrice, terms }: Order): bigint {
  const rate = decimal(terms.openRate.bid);
  const factors = [lots, decimal(terms.units), openPrice ?? 0n];
  return terms.openRate.inverse
    ? product(factors, [rate], 2, 'half-up')
    : product([...factors, rate], [ONE], 2, 'half-up');
}
