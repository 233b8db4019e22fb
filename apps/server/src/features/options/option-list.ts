import { Injectable } from '@nestjs/common';
import type { Exact, MicroOrders, MicroOrdersRequest } from '@truemark/contracts';
import { EngineClient } from '../../engine/client.js';
import { options } from '../../engine/products/options/tables/option.table.js';
import { Reader } from '../../platform/database/reader.js';
import type { SignedIn } from '../../platform/http/caller.js';
import { pageOf, slicePage } from '../../platform/http/page.js';
import { LocalTime } from '../settings/local-time.js';
import { OptionView } from './option-view.js';

/** A customer's options, newest first: running ones by their number, ended ones by when they ended. */
@Injectable()
export class OptionList {
  constructor(
    private readonly engine: EngineClient,
    private readonly reader: Reader,
    private readonly view: OptionView,
    private readonly time: LocalTime,
  ) {}

  page(request: MicroOrdersRequest, caller: SignedIn): Promise<Exact<MicroOrders>> {
    return request.status === 1 ? this.running(request, caller) : this.ended(request, caller);
  }

  private async running(
    request: MicroOrdersRequest,
    { customerId, lang }: SignedIn,
  ): Promise<Exact<MicroOrders>> {
    const { from, before } = this.time.range(request.startTime, request.endTime);
    const { options: mine } = await this.engine.ask({ kind: 'customer.account', customerId });
    const all = mine
      .filter(({ symbolId }) => symbolId === (request.forex_id ?? symbolId))
      .filter(({ startAt }) => startAt >= from && startAt < before)
      .reverse();
    const rows = slicePage(all, request).map((option) => this.view.of(option, lang));
    return { ...pageOf(rows, all.length, request), all_fact_profits: 0n };
  }

  private async ended(
    request: MicroOrdersRequest,
    { customerId, lang }: SignedIn,
  ): Promise<Exact<MicroOrders>> {
    const { from, before } = this.time.range(request.startTime, request.endTime);
    const facts = [customerId, from, before, ...(request.forex_id === undefined ? [] : [request.forex_id])];
    const where = `WHERE customer_id = $1 AND ended_at >= $2 AND ended_at < $3
      ${request.forex_id === undefined ? '' : 'AND symbol_id = $4'}`;
    const [totals] = await this.reader.query(
      `SELECT count(*) AS total, coalesce(sum(profit), 0) AS profit FROM options ${where}`,
      facts,
    );
    const offset = (request.page - 1) * request.limit;
    const page = `ORDER BY ended_at DESC, id DESC LIMIT ${request.limit} OFFSET ${offset}`;
    const rows = await this.reader.select(options, `${where} ${page}`, facts);
    const total = Number(totals?.total ?? 0);
    return {
      ...pageOf(
        rows.map((option) => this.view.of(option, lang)),
        total,
        request,
      ),
      all_fact_profits: BigInt((totals?.profit ?? 0n) as bigint),
    };
  }
}
