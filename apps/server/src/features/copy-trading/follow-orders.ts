import { Injectable } from '@nestjs/common';
import {
  type Exact,
  type FollowEvents,
  type FollowEventsRequest,
  type FollowOrders,
  type FollowOrdersRequest,
  withoutAmounts,
} from '@truemark/contracts';
import { type Order, orders } from '../../engine/products/contracts/tables/order.table.js';
import { followEvents } from '../../engine/products/copy-trading/tables/follow-event.table.js';
import { Reader } from '../../platform/database/reader.js';
import { pageOf } from '../../platform/http/page.js';
import { type EdgeRefusal, refuseCall } from '../../platform/http/refusal.js';
import { SymbolDirectory } from '../market/symbol-directory.js';
import { Marks } from '../trading/marks.js';
import { OrderView } from '../trading/order-view.js';

/** Copies of one trader's orders: to their follower whole, to the trader without amounts but the profit. */
@Injectable()
export class FollowOrdersList {
  constructor(
    private readonly reader: Reader,
    private readonly marks: Marks,
    private readonly view: OrderView,
    private readonly symbols: SymbolDirectory,
  ) {}

  async page(request: FollowOrdersRequest, customerId: number): Promise<Exact<FollowOrders> | EdgeRefusal> {
    const { user_id: traderId, follower_user_id: followerId, status, page, limit } = request;
    const isTrader = customerId === traderId;
    if (!isTrader && customerId !== followerId) return refuseCall('order.not_found');
    const taken = isTrader ? `AND c.status <> 'taken_over'` : '';
    const state = status === 1 ? `o.status = 'holding'` : `o.status = 'closed'`;
    // A demo follower is in no list of the trader's.
    const real = isTrader
      ? 'AND NOT EXISTS (SELECT 1 FROM customers d WHERE d.id = o.customer_id AND d.is_demo = 1)'
      : '';
    const from = `JOIN copies c ON c.id = COALESCE(o.origin_id, o.id)
      WHERE o.customer_id = $1 AND c.trader_id = $2 AND ${state} ${taken} ${real}`;
    const total = await this.reader.number(`SELECT count(*) FROM orders o ${from}`, [followerId, traderId]);
    const ids = await this.reader.query(
      `SELECT o.id AS id FROM orders o ${from} ORDER BY o.id DESC LIMIT ${limit} OFFSET ${(page - 1) * limit}`,
      [followerId, traderId],
    );
    const rows = await this.ordersOf(ids.map(({ id }) => Number(id)));
    const shown = await this.view.all(
      rows.map((order) => ({ order, mark: order.status === 'holding' ? this.marks.now(order) : null })),
    );
    return pageOf(isTrader ? shown.map(withoutAmounts) : shown, total, request);
  }

  /** What became of each event of his traders, newest first. */
  async events(request: FollowEventsRequest, customerId: number): Promise<Exact<FollowEvents>> {
    const { trader_id: traderId, page, limit } = request;
    const where = `WHERE customer_id = $1 ${traderId === undefined ? '' : 'AND trader_id = $2'}`;
    const facts = traderId === undefined ? [customerId] : [customerId, traderId];
    const [total, rows] = await Promise.all([
      this.reader.number(`SELECT count(*) FROM follow_events ${where}`, facts),
      this.reader.select(
        followEvents,
        `${where} ORDER BY id DESC LIMIT ${limit} OFFSET ${(page - 1) * limit}`,
        facts,
      ),
    ]);
    const data = rows.map((row) => ({
      id: row.id,
      at_ms: row.at,
      trader_id: row.traderId,
      leader_order_id: row.leaderOrderId,
      symbol: this.symbols.get(row.symbolId)?.code ?? '',
      event: row.event,
      result: row.result,
      reason: row.reason,
      order_id: row.orderId,
      lots: row.lots,
      price: row.price,
      seq: row.seq,
      delay_ms: row.delayMs,
    }));
    return pageOf(data, total, request);
  }

  private async ordersOf(ids: readonly number[]): Promise<Order[]> {
    if (ids.length === 0) return [];
    return this.reader.select(orders, `WHERE id IN (${ids.join()}) ORDER BY id DESC`);
  }
}
