import { Injectable } from '@nestjs/common';
import type { Exact, ForexDeals, ForexDealsRequest } from '@truemark/contracts';
import { sum } from '@truemark/money';
import { EngineClient } from '../../engine/client.js';
import { orders } from '../../engine/products/contracts/tables/order.table.js';
import { Reader } from '../../platform/database/reader.js';
import { pageOf, slicePage } from '../../platform/http/page.js';
import { LocalTime } from '../settings/local-time.js';
import { Marks } from './marks.js';
import { OrderView, unmarked } from './order-view.js';

/** A customer's orders, newest first: open ones by when they were placed, ended ones by when they ended. */
@Injectable()
export class OrderList {
  constructor(
    private readonly engine: EngineClient,
    private readonly reader: Reader,
    private readonly marks: Marks,
    private readonly view: OrderView,
    private readonly time: LocalTime,
  ) {}

  page(request: ForexDealsRequest, customerId: number): Promise<Exact<ForexDeals>> {
    return request.status === 3 ? this.ended(request, customerId) : this.open(request, customerId);
  }

  /** From memory, with live profit. */
  private async open(request: ForexDealsRequest, customerId: number): Promise<Exact<ForexDeals>> {
    const wanted = request.status === 0 ? 'pending' : 'holding';
    const { from, before } = this.time.range(request.startTime, request.endTime);
    const { orders: open } = await this.engine.ask({ kind: 'customer.account', customerId });
    const marked = open
      .filter(({ status, createdAt }) => status === wanted && createdAt >= from && createdAt < before)
      .filter(({ symbolId }) => request.forex_id === undefined || symbolId === request.forex_id)
      .sort((a, b) => b.id - a.id)
      .map((order) => ({ order, mark: order.status === 'holding' ? this.marks.now(order) : null }));
    const rows = await this.view.all(slicePage(marked, request));
    return {
      ...pageOf(rows, marked.length, request),
      all_fact_profits: sum(marked.map(({ mark }) => mark?.profit ?? 0n)),
    };
  }

  private async ended(request: ForexDealsRequest, customerId: number): Promise<Exact<ForexDeals>> {
    const { from, before } = this.time.range(request.startTime, request.endTime);
    const facts = [customerId, from, before, ...(request.forex_id === undefined ? [] : [request.forex_id])];
    const where = `WHERE customer_id = $1 AND status IN ('closed', 'cancelled') AND closed_at >= $2 AND closed_at < $3
      ${request.forex_id === undefined ? '' : 'AND symbol_id = $4'}`;
    const [totals] = await this.reader.query(
      `SELECT count(*) AS total, coalesce(sum(profit), 0) AS profit FROM orders ${where}`,
      facts,
    );
    const offset = (request.page - 1) * request.limit;
    const page = `ORDER BY closed_at DESC, id DESC LIMIT ${request.limit} OFFSET ${offset}`;
    const rows = await this.reader.select(orders, `${where} ${page}`, facts);
    return {
      ...pageOf(await this.view.all(rows.map(unmarked)), Number(totals?.total ?? 0), request),
      all_fact_profits: BigInt((totals?.profit ?? 0n) as bigint),
    };
  }
}
