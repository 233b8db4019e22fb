import { Injectable } from '@nestjs/common';
import type { ExactDecimals, MicroOrders, MicroOrdersRequest } from '@truemark/contracts';
import { sql } from 'kysely';
import { EngineClient } from '../../engine/client.js';
import { options } from '../../engine/products/options/tables/option.table.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { prepared, queryBuilder } from '../../platform/database/queries.js';
import type { SignedIn } from '../../platform/http/caller.js';
import { pageOf, slicePage, windowOf } from '../../platform/http/page.js';
import { LocalTime } from '../settings/local-time.js';
import { OptionView } from './option-view.js';

type Wanted = {
  readonly customer: number;
  readonly symbol: number;
  readonly from: number;
  readonly before: number;
};

/** Ended options of a customer within a period, of all symbols or of one: count, profit, and a page. */
function endedOptions(isOfOne: boolean) {
  const ended = ({ customer, symbol, from, before }: Wanted) => {
    const all = queryBuilder(options)
      .selectFrom('options')
      .where('customer_id', '=', customer)
      .where('ended_at', '>=', from)
      .where('ended_at', '<', before);
    return isOfOne ? all.where('symbol_id', '=', symbol) : all;
  };
  return {
    totals: prepared((wanted: Wanted) =>
      ended(wanted).select(({ fn }) => [
        fn.countAll().as('total'),
        fn.coalesce(fn.sum('profit'), sql.lit(0)).as('profit'),
      ]),
    ),
    page: prepared((wanted: Wanted & { limit: number; offset: number }) =>
      ended(wanted)
        .selectAll()
        .orderBy('ended_at', 'desc')
        .orderBy('id', 'desc')
        .limit(wanted.limit)
        .offset(wanted.offset),
    ),
  };
}
const ENDED = { ofAll: endedOptions(false), ofOne: endedOptions(true) };

/** Options of a customer, newest first: running ones by number, ended ones by end time. */
@Injectable()
export class OptionList {
  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly view: OptionView,
    private readonly time: LocalTime,
  ) {}

  page(request: MicroOrdersRequest, caller: SignedIn): Promise<ExactDecimals<MicroOrders>> {
    return request.status === 1 ? this.runningPage(request, caller) : this.endedPage(request, caller);
  }

  private async runningPage(
    request: MicroOrdersRequest,
    { customerId, lang }: SignedIn,
  ): Promise<ExactDecimals<MicroOrders>> {
    const { from, before } = this.time.range(request.startTime, request.endTime);
    const { options: mine } = await this.engine.ask({ kind: 'customer.account', customerId });
    const all = mine
      .filter(({ symbolId }) => symbolId === (request.symbolId ?? symbolId))
      .filter(({ startAt }) => startAt >= from && startAt < before)
      .reverse();
    const rows = slicePage(all, request).map((option) => this.view.of(option, lang));
    return { ...pageOf(rows, all.length, request), all_fact_profits: 0n };
  }

  private async endedPage(
    request: MicroOrdersRequest,
    { customerId, lang }: SignedIn,
  ): Promise<ExactDecimals<MicroOrders>> {
    const { from, before } = this.time.range(request.startTime, request.endTime);
    const ended = request.symbolId === undefined ? ENDED.ofAll : ENDED.ofOne;
    const wanted = { customer: customerId, symbol: request.symbolId ?? 0, from, before };
    const [totals] = await this.reader.ask(ended.totals(wanted));
    const rows = await this.reader.rows(options, ended.page({ ...wanted, ...windowOf(request) }));
    const total = Number(totals?.total ?? 0);
    return {
      ...pageOf(
        rows.map((option) => this.view.of(option, lang)),
        total,
        request,
      ),
      all_fact_profits: BigInt(totals?.profit ?? 0n),
    };
  }
}
