import { Injectable } from '@nestjs/common';
import type {
  ExactDecimals,
  FundBuyRequest,
  FundIncome,
  FundIncomeRequest,
  FundReport,
  Page,
  SubscriptionAnswer,
  SubscriptionListRequest,
} from '@truemark/contracts';
import { type AgreedTerms, FUND_DAY, isRefusal, profitsSince, type Refusal, refuse } from '@truemark/domain';
import { EngineClient } from '../../engine/client.js';
import { funds } from '../../engine/products/mining/tables/fund.table.js';
import {
  type FundSubscription,
  fundSubscriptions,
} from '../../engine/products/mining/tables/fund-subscription.table.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { rowsIn } from '../../platform/database/rows-in.js';
import type { SignedIn } from '../../platform/http/caller.js';
import { pageOf, windowOf } from '../../platform/http/page.js';
import { LocalTime } from '../settings/local-time.js';
import { FundCatalogue } from './fund-catalogue.js';
import { FundView } from './fund-view.js';
import { PoolShortages } from './pool-shortages.js';

type SubscriptionOutcome = ExactDecimals<SubscriptionAnswer> | Refusal;
type Incomes = ExactDecimals<Page<FundIncome>> & { readonly subscription: ExactDecimals<SubscriptionAnswer> };

/** Fund subscriptions of the signed-in customer. */
@Injectable()
export class OwnFunds {
  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly time: LocalTime,
    private readonly catalogue: FundCatalogue,
    private readonly shortages: PoolShortages,
    private readonly view: FundView,
  ) {}

  async buy(request: FundBuyRequest, caller: SignedIn): Promise<SubscriptionOutcome> {
    const { customerId, idempotency } = caller;
    const first = await this.engine.first('fund.subscribe', idempotency);
    if (first) return this.answer(first, caller);
    const { id: fundId, amount } = request;
    const agreed = agreedIn(request);
    const actor = { kind: 'customer', id: customerId } as const;
    const outcome = await this.engine.submit({
      ...{ kind: 'fund.subscribe', actor, idempotency, customerId, fundId, amount },
      ...(agreed && { agreed }),
    });
    if (isRefusal(outcome) && outcome.key === 'fund.pool_short') await this.shortages.note(fundId);
    return this.answer(outcome, caller);
  }

  async redeem(subscriptionId: number, caller: SignedIn): Promise<SubscriptionOutcome> {
    const { customerId, idempotency } = caller;
    const first = await this.engine.first('fund.redeem', idempotency);
    if (first) return this.answer(first, caller);
    if (!(await this.find(subscriptionId, customerId))) return refuse('fund.not_found');
    const actor = { kind: 'customer', id: customerId } as const;
    const outcome = await this.engine.submit({
      ...{ kind: 'fund.redeem', actor, idempotency, customerId, subscriptionId },
    });
    return this.answer(outcome, caller);
  }

  async page(
    request: SubscriptionListRequest,
    { customerId, lang }: SignedIn,
  ): Promise<ExactDecimals<Page<SubscriptionAnswer>>> {
    const { limit, offset } = windowOf(request);
    const count = 'SELECT count(*) FROM fund_subscriptions WHERE customer_id = $1';
    const total = await this.reader.number(count, [customerId]);
    const page = 'WHERE customer_id = $1 ORDER BY id DESC LIMIT $2 OFFSET $3';
    const rows = await this.reader.select(fundSubscriptions, page, [customerId, limit, offset]);
    const numbers = rows.map(({ fundId }) => fundId);
    const named = new Map((await rowsIn(this.reader, funds, 'id', numbers)).map((fund) => [fund.id, fund]));
    const data = rows.map((row) => this.view.subscription(row, named.get(row.fundId), lang));
    return pageOf(data, total, request);
  }

  /** Profits of one subscription, newest first: each is a ledger entry. */
  async incomes(request: FundIncomeRequest, caller: SignedIn): Promise<Incomes | Refusal> {
    const subscription = await this.find(request.sub_id, caller.customerId);
    if (!subscription) return refuse('fund.not_found');
    const { limit, offset } = windowOf(request);
    const [total, rows] = await Promise.all([
      this.reader.number(
        `SELECT count(*) FROM ledger_entries
         WHERE ref_kind = 'fund_subscription' AND ref_id = $1 AND type = 'fund.dividend'`,
        [subscription.id],
      ),
      this.reader.query(
        `SELECT e.id AS id, e.at AS at, p.amount AS amount
         FROM (
           SELECT id, at FROM ledger_entries
           WHERE ref_kind = 'fund_subscription' AND ref_id = $1 AND type = 'fund.dividend'
           ORDER BY id DESC LIMIT $2 OFFSET $3
         ) e JOIN ledger_postings p ON p.entry_id = e.id AND p.side = 'C' ORDER BY e.id DESC`,
        [subscription.id, limit, offset],
      ),
    ]);
    const data = rows.map(({ id, at, amount }): ExactDecimals<FundIncome> => {
      const dueAt = Number(at);
      const day = (dueAt - subscription.subscribedAt) / FUND_DAY;
      const stamped = { created_at: this.time.stamp(dueAt), created_at_ms: dueAt };
      return { id: Number(id), interest: BigInt(String(amount)), day, ...stamped };
    });
    return { ...pageOf(data, total, request), subscription: await this.toAnswer(subscription, caller) };
  }

  async report({ customerId }: SignedIn): Promise<ExactDecimals<FundReport>> {
    const since = this.time.dayStart(this.engine.view.now());
    const [[sums], today] = await Promise.all([
      this.reader.query(
        `SELECT sum(CASE WHEN status = 'running' THEN share ELSE 0 END) AS shares,
         sum(day_profit * days_paid) AS profits FROM fund_subscriptions WHERE customer_id = $1`,
        [customerId],
      ),
      this.reader.select(
        fundSubscriptions,
        'WHERE customer_id = $1 AND days_paid > 0 AND subscribed_at + days_paid * 86400000 >= $2',
        [customerId, since],
      ),
    ]);
    const sum = (value: unknown): bigint => BigInt(String(value ?? 0));
    return {
      total_share_amount: sum(sums?.shares),
      today_fund_amount: today.reduce((all, each) => all + profitsSince(each, since), 0n),
      total_fund_amount: sum(sums?.profits),
    };
  }

  /** Null for another customer's subscription. */
  find(id: number, customerId: number): Promise<FundSubscription | null> {
    return this.reader.first(fundSubscriptions, 'WHERE id = $1 AND customer_id = $2', [id, customerId]);
  }

  private async answer(
    outcome: { readonly subscription: FundSubscription } | Refusal,
    caller: SignedIn,
  ): Promise<SubscriptionOutcome> {
    if (isRefusal(outcome)) return outcome;
    const { refundAskedAt, subscribedAt } = outcome.subscription;
    return this.toAnswer(outcome.subscription, caller, refundAskedAt ?? subscribedAt);
  }

  private async toAnswer(
    row: FundSubscription,
    { lang }: SignedIn,
    asOf?: number,
  ): Promise<ExactDecimals<SubscriptionAnswer>> {
    return this.view.subscription(row, (await this.catalogue.find(row.fundId)) ?? undefined, lang, asOf);
  }
}

/** Terms that the customer was shown; null: not sent. */
function agreedIn(request: FundBuyRequest): AgreedTerms | null {
  const { dividend_percentage, lock_dividend_days, liquidated_damages, refund_hours } = request;
  if (dividend_percentage === undefined || lock_dividend_days === undefined) return null;
  if (liquidated_damages === undefined || refund_hours === undefined) return null;
  return {
    dividendPercentage: dividend_percentage,
    lockDividendDays: lock_dividend_days,
    liquidatedDamages: liquidated_damages,
    refundHours: refund_hours,
  };
}
