import { Injectable } from '@nestjs/common';
import {
  countedMargin,
  type EndedPosition,
  hoursOfEnded,
  percentOf,
  shiftHour,
  type TraderFigures,
  type TradingHour,
  traderFigures,
} from '@truemark/domain';
import { decimal, max } from '@truemark/money';
import { EngineClient } from '../../engine/client.js';
import { type Order, orders } from '../../engine/products/contracts/tables/order.table.js';
import type { TraderResults } from '../../engine/products/copy-trading/commands.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';

/** Figures from a trader's own orders. */
export interface TraderStatistics {
  /** Last 21 × 24 hours. */
  readonly recent: TraderFigures;
  /** All time. */
  readonly totalPercent: bigint;
  readonly totalClosed: number;
  readonly positions: number;
  /** Orders by symbol, most traded first. */
  readonly symbols: readonly { readonly symbolId: number; readonly count: number }[];
  /** Most frequent leverage; empty before the first order. */
  readonly multiple: string;
}

/** Orders that ended before the customer became a trader. */
interface OrdersBeforeLeading {
  readonly hours: readonly TradingHour[];
  readonly symbols: Counts;
  readonly multiples: Counts;
}

type Counts = ReadonlyMap<string, number>;

/**
 * Figures of traders. The engine maintains those since they became traders; orders ended before are read once, because
 * they no longer change, and added. The result of earlier partial closes is included in the profit, but not in whether
 * an order counts as won.
 */
@Injectable()
export class TraderStatisticsReader {
  private readonly earlierOrders = new Map<number, Promise<OrdersBeforeLeading>>();

  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
  ) {}

  /** Figures by trader number, in the given order. */
  async of(traderIds: readonly number[]): Promise<Map<number, TraderStatistics>> {
    const standings = await this.engine.ask({ kind: 'traders.figures', traderIds });
    const now = this.engine.view.now();
    const figures = standings.map(async (standing) => {
      const before = await this.loadEarlierOrders(standing);
      return [standing.traderId, figuresOf(standing, before, now)] as const;
    });
    return new Map(await Promise.all(figures));
  }

  private loadEarlierOrders({ traderId, counts }: TraderResults): Promise<OrdersBeforeLeading> {
    const known = this.earlierOrders.get(traderId);
    if (known) return known;
    const ended = `WHERE customer_id = $1 AND id <= $2 AND status = 'closed'`;
    const reading = this.reader
      .select(orders, ended, [traderId, counts.ordersBefore])
      .then((rows) => beforeLeading(rows.filter(({ id }) => !counts.openBefore.includes(id)).filter(isOwn)));
    this.earlierOrders.set(traderId, reading);
    reading.catch(() => this.earlierOrders.delete(traderId));
    return reading;
  }
}

function figuresOf(standing: TraderResults, before: OrdersBeforeLeading, now: number): TraderStatistics {
  const { result, mostEver, closedEver, counts, openPositions } = standing;
  const earlier = before.hours.at(-1)?.result ?? 0n;
  const most = before.hours.reduce((sum, hour) => max(sum, hour.most), mostEver);
  const hours = [...before.hours, ...standing.hours.map((hour) => shiftHour(hour, earlier))];
  const symbols = namesByFrequency(before.symbols, counts.symbols);
  return {
    recent: traderFigures(hours, now),
    totalPercent: percentOf(earlier + result, most),
    totalClosed: before.hours.reduce((sum, { closed }) => sum + closed, closedEver),
    positions: openPositions,
    symbols: symbols.map(([symbolId, count]) => ({ symbolId: Number(symbolId), count })),
    multiple: namesByFrequency(before.multiples, counts.multiples)[0]?.[0] ?? '',
  };
}

function beforeLeading(rows: readonly Order[]): OrdersBeforeLeading {
  const whole = rows.filter(({ originId }) => originId === null);
  return {
    hours: hoursOfEnded(rows.map(endedPosition)),
    symbols: counted(whole.map(({ symbolId }) => String(symbolId))),
    multiples: counted(whole.map(({ terms }) => terms.multiple)),
  };
}

const endedPosition = (order: Order): EndedPosition => ({
  orderId: order.originId ?? order.id,
  isWhole: order.originId === null,
  openedAt: order.openedAt ?? order.createdAt,
  closedAt: order.closedAt ?? order.createdAt,
  profit: order.profit,
  fee: order.fee,
  margin: countedMargin(order.margin, order.terms.marginMode === 1 ? null : decimal(order.terms.multiple)),
});

/** Copies of other traders' orders are excluded from all figures. */
const isOwn = ({ terms }: Order): boolean => terms.copy === undefined;

function counted(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** Names by frequency, the most frequent first. */
function namesByFrequency(before: Counts, since: Readonly<Record<string, number>>): [string, number][] {
  const counts = new Map(before);
  for (const [name, count] of Object.entries(since)) counts.set(name, (counts.get(name) ?? 0) + count);
  return [...counts].sort((a, b) => b[1] - a[1]);
}
