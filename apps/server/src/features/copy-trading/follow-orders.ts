import { Injectable } from '@nestjs/common';
import {
  type ExactDecimals,
  type FollowEvents,
  type FollowEventsRequest,
  type FollowOrders,
  type FollowOrdersRequest,
  withoutAmounts,
} from '@truemark/contracts';
import { type Expression, type SqlBool, sql } from 'kysely';
import { type Order, orders } from '../../engine/products/contracts/tables/order.table.js';
import { copies } from '../../engine/products/copy-trading/tables/copy.table.js';
import { follows } from '../../engine/products/copy-trading/tables/follow.table.js';
import { followEvents } from '../../engine/products/copy-trading/tables/follow-event.table.js';
import { customers } from '../../engine/products/customers/tables/customer.table.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { condition, prepared, queryBuilder, untypedQueries } from '../../platform/database/queries.js';
import type { SqlValue } from '../../platform/database/table.js';
import { pageOf, windowOf } from '../../platform/http/page.js';
import { type RequestRefusal, refuseRequest } from '../../platform/http/refusal.js';
import { SymbolDirectory } from '../market/symbol-directory.js';
import { LocalTime } from '../settings/local-time.js';
import { Marks } from '../trading/marks.js';
import { OrderView } from '../trading/order-view.js';

/** Symbol number that does not exist. */
const NO_SYMBOL = 0;

type Wanted = { readonly followerId: number; readonly traderId: number };

/** Copies of a trader's orders, open or closed, for trader or follower: the count, and a page of numbers. */
function visibleCopies(isTrader: boolean, status: 'holding' | 'closed') {
  const shown = ({ followerId, traderId }: Wanted) => {
    const all = queryBuilder(orders, copies, customers)
      .selectFrom('orders as o')
      .innerJoin('copies as c', (on) =>
        on.on(({ eb, fn, ref }) => eb(ref('c.id'), '=', fn.coalesce('o.origin_id', 'o.id'))),
      )
      .where('o.customer_id', '=', followerId)
      .where('c.trader_id', '=', traderId)
      .where('o.status', '=', sql.lit(status));
    if (!isTrader) return all;
    // The trader does not see demo followers.
    const demo = queryBuilder(customers).selectFrom('customers as d').select('d.id');
    return all
      .where('c.status', '<>', sql.lit('taken_over'))
      .where(({ exists, not }) =>
        not(exists(demo.where(sql<boolean>`d.id = o.customer_id and d.is_demo = 1`))),
      );
  };
  return {
    total: prepared((wanted: Wanted) => shown(wanted).select(({ fn }) => fn.countAll().as('total'))),
    page: prepared((wanted: Wanted & { limit: number; offset: number }) =>
      shown(wanted).select('o.id').orderBy('o.id', 'desc').limit(wanted.limit).offset(wanted.offset),
    ),
  };
}
const COPIES = {
  toFollower: { open: visibleCopies(false, 'holding'), closed: visibleCopies(false, 'closed') },
  toTrader: { open: visibleCopies(true, 'holding'), closed: visibleCopies(true, 'closed') },
};

/** Copies of one trader's orders: complete for their follower; for the trader without amounts other than the profit. */
@Injectable()
export class FollowOrdersList {
  constructor(
    private readonly reader: DatabaseReader,
    private readonly marks: Marks,
    private readonly view: OrderView,
    private readonly symbols: SymbolDirectory,
    private readonly time: LocalTime,
  ) {}

  async page(
    request: FollowOrdersRequest,
    customerId: number,
  ): Promise<ExactDecimals<FollowOrders> | RequestRefusal> {
    const { traderId, status } = request;
    const isTrader = customerId === traderId;
    const followerId = await this.followerOf(request, isTrader ? traderId : null);
    if (followerId === null || (!isTrader && customerId !== followerId))
      return refuseRequest('order.not_found');
    const list = COPIES[isTrader ? 'toTrader' : 'toFollower'][status === 1 ? 'open' : 'closed'];
    const total = await this.reader.number(list.total({ followerId, traderId }));
    const ids = await this.reader.ask(list.page({ followerId, traderId, ...windowOf(request) }));
    const rows = await this.ordersOf(ids.map(({ id }) => Number(id)));
    const shown = await this.view.all(
      rows.map((order) => ({ order, mark: order.status === 'holding' ? this.marks.now(order) : null })),
    );
    return pageOf(isTrader ? shown.map(withoutAmounts) : shown, total, request);
  }

  /** Outcome of each event of the followed traders, newest first. */
  async events(request: FollowEventsRequest, customerId: number): Promise<ExactDecimals<FollowEvents>> {
    const { page, limit } = request;
    const found = untypedQueries.selectFrom(followEvents.name).where(this.eventFilter(request, customerId));
    const [total, rows] = await Promise.all([
      this.reader.number(found.select(({ fn }) => fn.countAll().as('total'))),
      this.reader.rows(
        followEvents,
        found
          .selectAll()
          .orderBy('id', 'desc')
          .limit(limit)
          .offset((page - 1) * limit),
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

  private eventFilter(request: FollowEventsRequest, customerId: number): Expression<SqlBool> {
    const { trader_id: traderId, symbol, event, result, reason, startTime, endTime } = request;
    const { from, before } = this.time.range(startTime, endTime);
    const is = (column: string, value: SqlValue | undefined) =>
      value === undefined ? [] : [condition(column, '=', value)];
    return condition.and([
      condition('customer_id', '=', customerId),
      ...is('trader_id', traderId),
      ...is('symbol_id', symbol === undefined ? undefined : (this.symbols.named(symbol)?.id ?? NO_SYMBOL)),
      ...is('event', event),
      ...is('result', result),
      ...is('reason', reason),
      ...(startTime === undefined ? [] : [condition('at', '>=', from)]),
      ...(endTime === undefined ? [] : [condition('at', '<', before)]),
    ]);
  }

  /** Follower whose copies are requested; only the trader may name a relation by its number. Null: not allowed. */
  private async followerOf(request: FollowOrdersRequest, traderId: number | null): Promise<number | null> {
    const { follower_user_id: person, relationId } = request;
    if (person !== undefined) return person;
    if (relationId === undefined || traderId === null) return null;
    const facts = [relationId, traderId];
    const found = await this.reader.first(follows, 'WHERE id = $1 AND trader_id = $2', facts);
    return found?.customerId ?? null;
  }

  private async ordersOf(ids: readonly number[]): Promise<Order[]> {
    if (ids.length === 0) return [];
    const wanted = queryBuilder(orders).selectFrom('orders').selectAll().where('id', 'in', ids);
    return this.reader.rows(orders, wanted.orderBy('id', 'desc'));
  }
}
