import { Injectable } from '@nestjs/common';
import type {
  ExactDecimals,
  FundAnswer,
  FundInfo,
  FundInfoRequest,
  FundListRequest,
  Page,
} from '@truemark/contracts';
import { dayProfit, type Refusal, redeemable, refuse, refuseShare, totalProfit } from '@truemark/domain';
import { EngineClient } from '../../engine/client.js';
import type { PoolFigures } from '../../engine/products/mining/commands.js';
import { type Fund, funds } from '../../engine/products/mining/tables/fund.table.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import type { SignedIn } from '../../platform/http/caller.js';
import { pageOf, windowOf } from '../../platform/http/page.js';
import { FundView } from './fund-view.js';

const EMPTY = { balance: 0n, promised: 0n };

/** Available funds, their yield, and the pools that pay it. */
@Injectable()
export class FundCatalogue {
  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly view: FundView,
  ) {}

  async list(request: FundListRequest, { lang }: SignedIn): Promise<ExactDecimals<Page<FundAnswer>>> {
    const { limit, offset } = windowOf(request);
    const [total, rows, pools] = await Promise.all([
      this.reader.number('SELECT count(*) FROM funds WHERE is_published = 1'),
      this.reader.select(funds, 'WHERE is_published = 1 ORDER BY sort, id LIMIT $1 OFFSET $2', [
        limit,
        offset,
      ]),
      this.pools(),
    ]);
    const data = rows.map((fund) => this.view.fund(fund, pools.get(fund.id) ?? EMPTY, lang));
    return pageOf(data, total, request);
  }

  /** Published fund, or one the customer has subscribed; with an amount, also the yield of that share. */
  async info(
    { id, amount }: FundInfoRequest,
    { customerId, lang }: SignedIn,
  ): Promise<ExactDecimals<FundInfo> | Refusal> {
    const [fund, pools, own] = await Promise.all([this.find(id), this.pools(), this.ownOf(customerId, id)]);
    const { all, running } = own;
    if (!fund || !(fund.isPublished || all > 0)) return refuse('fund.not_found');
    const answer: ExactDecimals<FundInfo> = {
      ...this.view.fund(fund, pools.get(id) ?? EMPTY, lang),
      ...{ is_published: fund.isPublished ? 1 : 0, running },
    };
    if (amount === undefined) return answer;
    const refusal = refuseShare(amount, fund);
    if (refusal) return refusal;
    return {
      ...answer,
      ...{ day_profit: dayProfit(fund, amount), total_profit: totalProfit(fund, amount) },
      redeemable: redeemable(amount, fund.liquidatedDamages),
    };
  }

  find(id: number): Promise<Fund | null> {
    return this.reader.first(funds, 'WHERE id = $1', [id]);
  }

  /** Number of the customer's subscriptions to a fund, and of the active ones. */
  private async ownOf(
    customerId: number,
    fundId: number,
  ): Promise<{ readonly all: number; readonly running: number }> {
    const [row] = await this.reader.query(
      `SELECT count(*) AS "all", sum(CASE WHEN status = 'running' THEN 1 ELSE 0 END) AS running
       FROM fund_subscriptions WHERE customer_id = $1 AND fund_id = $2`,
      [customerId, fundId],
    );
    return { all: Number(row?.all ?? 0), running: Number(row?.running ?? 0) };
  }

  private async pools(): Promise<ReadonlyMap<number, PoolFigures>> {
    const pools = await this.engine.ask({ kind: 'fund.pools' });
    return new Map(pools.map((pool) => [pool.fundId, pool]));
  }
}
