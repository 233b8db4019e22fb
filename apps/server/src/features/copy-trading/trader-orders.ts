import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { type LedPosition, THREE_WEEKS, type TraderFigures, traderFigures } from '@truemark/domain';
import { decimal } from '@truemark/money';
import { EngineClient } from '../../engine/client.js';
import { type Order, orders } from '../../engine/products/contracts/tables/order.table.js';
import { Reader } from '../../platform/database/reader.js';
import { Marks } from '../trading/marks.js';

/** What a trader's own orders come to. */
export interface LeaderFigures {
  readonly recent: TraderFigures;
  readonly total: TraderFigures;
  readonly positions: number;
  /** Orders by symbol, the most traded first. */
  readonly symbols: readonly { readonly symbolId: number; readonly count: number }[];
  /** The leverage that most of them have; empty before the first. */
  readonly multiple: string;
}

type Ended = Map<number, Order>;

/** Figures of traders: their ended orders are read once, and those that end later are added as they happen. */
@Injectable()
export class TraderOrders implements OnApplicationBootstrap {
  private readonly known = new Map<number, Promise<Ended>>();

  constructor(
    private readonly engine: EngineClient,
    private readonly reader: Reader,
    private readonly marks: Marks,
  ) {}

  onApplicationBootstrap(): void {
    this.engine.subscribe((event) => {
      if (event.type !== 'order.closed' || !isOwn(event.order)) return;
      void this.known.get(event.customerId)?.then((ended) => ended.set(event.order.id, event.order));
    });
  }

  async figuresOf(traderId: number): Promise<LeaderFigures> {
    const now = this.engine.view.now();
    const ended = [...(await this.endedOf(traderId)).values()];
    const open = (
      await this.reader.select(orders, `WHERE customer_id = $1 AND status = 'holding'`, [traderId])
    ).filter((order) => isOwn(order) && !ended.some(({ id }) => id === order.id));
    const from = now - THREE_WEEKS;
    const all = [...ended, ...open];
    const total = all.map((order) => this.positionOf(order, 0n));
    const before = all.filter(
      ({ openedAt, closedAt }) => (openedAt ?? 0) <= from && (closedAt ?? now) > from,
    );
    const marks = await this.marks.at(before, from);
    const floated = new Map(before.map(({ id }, at) => [id, marks[at]?.profit ?? 0n]));
    const recent = all.map((order) => this.positionOf(order, floated.get(order.id) ?? 0n));
    return {
      recent: traderFigures(recent, from, now),
      total: traderFigures(total, 0, now),
      positions: open.length,
      symbols: counted(all.map(({ symbolId }) => symbolId)).map(([symbolId, count]) => ({ symbolId, count })),
      multiple: counted(all.map(({ terms }) => terms.multiple))[0]?.[0] ?? '',
    };
  }

  private endedOf(traderId: number): Promise<Ended> {
    const known = this.known.get(traderId);
    if (known) return known;
    const reading = this.reader
      .select(orders, `WHERE customer_id = $1 AND status = 'closed'`, [traderId])
      .then((rows) => new Map(rows.filter(isOwn).map((order) => [order.id, order])));
    this.known.set(traderId, reading);
    reading.catch(() => this.known.delete(traderId));
    return reading;
  }

  private positionOf(order: Order, resultBefore: bigint): LedPosition {
    const isOpen = order.status === 'holding';
    const profit = isOpen ? (this.marks.now(order)?.profit ?? 0n) : order.profit;
    return {
      orderId: order.originId ?? order.id,
      symbolId: order.symbolId,
      openedAt: order.openedAt ?? order.createdAt,
      closedAt: isOpen ? null : order.closedAt,
      result: profit - order.fee,
      resultBefore,
      margin: order.margin,
      multiple: order.terms.marginMode === 1 ? null : decimal(order.terms.multiple),
    };
  }
}

/** Copies of others are in no figure. */
const isOwn = ({ terms }: Order): boolean => terms.copy === undefined;

/** Values by how often they come, the most frequent first. */
function counted<T>(values: readonly T[]): [T, number][] {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]);
}
