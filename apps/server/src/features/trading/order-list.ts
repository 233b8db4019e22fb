import { Injectable } from '@nestjs/common';
import type { ExactDecimals, ForexDeals, ForexDealsRequest } from '@truemark/contracts';
import { sum } from '@truemark/money';
import { sql } from 'kysely';
import { EngineClient } from '../../engine/client.js';
import { orders } from '../../engine/products/contracts/tables/order.table.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { prepared, queryBuilder } from '../../platform/database/queries.js';
import { pageOf, slicePage, windowOf } from '../../platform/http/page.js';
import { LocalTime } from '../settings/local-time.js';
import { Marks } from './marks.js';
import { OrderView, unmarked } from './order-view.js';

type Wanted = {
  readonly customer: number;
  readonly symbol: number;
  readonly from: number;
  readonly before: number;
};

/** Ended orders of a customer within a period, of all symbols or of one: count, profit, and a page. */
function endedOrders(isOfOne: boolean) {
  const ended = ({ customer, symbol, from, before }: Wanted) => {
    const all = queryBuilder(orders)
      .selectFrom('orders')
      .where('customer_id', '=', customer)
      .where(sql<boolean>`status in ('closed', 'cancelled')`)
      .where('closed_at', '>=', from)
      .where('closed_at', '<', before);
    return isOfOne ? all.where('symbol_id', '=', symbol) : all;
  };
  return {
    totals: prepared((wanted: Wanted) =>
      ended(wanted).select(({ fn }) => [
        fn.countAll().as('total'),
        fn.coalesce(fn.sum('profit'), sql.lit(0)).as('profit'),
        sql<bigint | string>`coalesce(sum(case status when 'closed' then fee else 0 end), 0)`.as('fees'),
      ]),
    ),
    page: prepared((wanted: Wanted & { limit: number; offset: number }) =>
      ended(wanted)
        .selectAll()
        .orderBy('closed_at', 'desc')
        .orderBy('id', 'desc')
        .limit(wanted.limit)
        .offset(wanted.offset),
    ),
  };
}
const ENDED = { ofAll: endedOrders(false), ofOne: endedOrders(true) };

/** Orders of a customer, newest first: open ones by placement, ended ones by end time. */
@Injectable()
export class OrderList {
  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly marks: Marks,
    private readonly view: OrderView,
    private readonly time: LocalTime,
  ) {}

  page(request: ForexDealsRequest, customerId: number): Promise<ExactDecimals<ForexDeals>> {
    return request.status === 3 ? this.endedPage(request, customerId) : this.openPage(request, customerId);
  }

  /** From memory, with live profit. */
  private async openPage(request: ForexDealsRequest, customerId: number): Promise<ExactDecimals<ForexDeals>> {
    const wanted = request.status === 0 ? 'pending' : 'holding';
    const { from, before } = this.time.range(request.startTime, request.endTime);
    const { orders: open } = await this.engine.ask({ kind: 'customer.account', customerId });
    const marked = open
      .filter(({ status, createdAt }) => status === wanted && createdAt >= from && createdAt < before)
      .filter(({ symbolId }) => request.symbolId === undefined || symbolId === request.symbolId)
      .sort((a, b) => b.id - a.id)
      .map((order) => ({ order, mark: order.status === 'holding' ? this.marks.now(order) : null }));
    const rows = await this.view.all(slicePage(marked, request));
    return {
      ...pageOf(rows, marked.length, request),
      all_fact_profits: sum(marked.map(({ mark }) => mark?.profit ?? 0n)),
      all_trade_fees: sum(marked.map(({ order }) => order.fee)),
    };
  }

  private async endedPage(
    request: ForexDealsRequest,
    customerId: number,
  ): Promise<ExactDecimals<ForexDeals>> {
    const { from, before } = this.time.range(request.startTime, request.endTime);
    const ended = request.symbolId === undefined ? ENDED.ofAll : ENDED.ofOne;
    const wanted = { customer: customerId, symbol: request.symbolId ?? 0, from, before };
    const [totals] = await this.reader.ask(ended.totals(wanted));
    const rows = await this.reader.rows(orders, ended.page({ ...wanted, ...windowOf(request) }));
    return {
      ...pageOf(await this.view.all(rows.map(unmarked)), Number(totals?.total ?? 0), request),
      all_fact_profits: BigInt(totals?.profit ?? 0n),
      all_trade_fees: BigInt(totals?.fees ?? 0n),
    };
  }
}
