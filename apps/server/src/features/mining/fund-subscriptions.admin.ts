import { Injectable } from '@nestjs/common';
import type { ExactDecimals } from '@truemark/contracts';
import type { SubscriptionDetails, SubscriptionRow } from '@truemark/contracts/admin';
import { FUND_DAY, outstandingProfitOf } from '@truemark/domain';
import { funds } from '../../engine/products/mining/tables/fund.table.js';
import {
  type FundSubscription,
  fundSubscriptions,
} from '../../engine/products/mining/tables/fund-subscription.table.js';
import { notFound } from '../../platform/admin/admin-error.js';
import { from, ids, until } from '../../platform/admin/filters.js';
import { type ListDeclaration, listPage } from '../../platform/admin/list-query.js';
import type { ListRequest } from '../../platform/admin/list-request.js';
import { Listed } from '../../platform/admin/listed.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { rowsIn } from '../../platform/database/rows-in.js';
import { type CustomerReference, loadCustomerReferences } from '../customers/customer-reference.js';
import { customerUidFilter, withCustomerSearch } from '../customers/customer-uid-filter.admin.js';
import { statusFilter } from '../desk/status-filter.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { Settings } from '../settings/settings.js';
import { entriesOf } from '../wallet/entries-of.js';
import { FundView, pinnedTerms, SUBSCRIPTION_STATUS_NUMBERS, subscriptionFigures } from './fund-view.js';

const list: ListDeclaration<FundSubscription> = {
  table: fundSubscriptions,
  sorts: { id: 'id', subscribed_at_ms: 'subscribedAt' },
  defaultSort: { field: 'id', descending: true },
  rises: ['subscribedAt'],
  filters: {
    id: ids('id'),
    customer_id: ids('customerId'),
    fund_id: ids('fundId'),
    status: statusFilter(SUBSCRIPTION_STATUS_NUMBERS, 'status'),
    q: customerUidFilter,
    from: from('subscribedAt'),
    until: until('subscribedAt'),
  },
};

/** Subscriptions for operators who run the funds. */
@Injectable()
export class FundSubscriptionsAdmin {
  constructor(
    private readonly reader: DatabaseReader,
    private readonly settings: Settings,
    private readonly view: FundView,
  ) {}

  async page(
    operator: SignedInOperator,
    request: ListRequest,
  ): Promise<Listed<ExactDecimals<SubscriptionRow>>> {
    const { rows, first, total } = await listPage(this.reader, withCustomerSearch(operator, list), request);
    return new Listed(await this.toRows(operator, rows), first, total);
  }

  async one(operator: SignedInOperator, id: number): Promise<ExactDecimals<SubscriptionDetails>> {
    const row = await this.reader.first(fundSubscriptions, 'WHERE id = $1', [id]);
    if (!row) throw notFound('subscription');
    const [[answer], entries] = await Promise.all([
      this.toRows(operator, [row]),
      entriesOf(this.reader, 'fund_subscription', id),
    ]);
    return {
      ...(answer as ExactDecimals<SubscriptionRow>),
      currency: this.settings.text('currency'),
      redeemable: subscriptionFigures(row).redeemable,
      entries: entries.map((entry) => ({
        ...entry,
        day: entry.type === 'fund.dividend' ? (entry.at_ms - row.subscribedAt) / FUND_DAY : null,
      })),
    };
  }

  private async toRows(
    operator: SignedInOperator,
    rows: readonly FundSubscription[],
  ): Promise<ExactDecimals<SubscriptionRow>[]> {
    const owners = rows.map(({ customerId }) => customerId);
    const [whose, known] = await Promise.all([
      loadCustomerReferences(this.reader, operator, owners),
      rowsIn(
        this.reader,
        funds,
        'id',
        rows.map(({ fundId }) => fundId),
      ),
    ]);
    const lang = this.settings.defaultLanguage();
    const titles = new Map(known.map((fund) => [fund.id, this.view.textsOf(fund, lang).title]));
    return rows.map((row) => answerOf(row, whose(row.customerId), titles.get(row.fundId) ?? ''));
  }
}

function answerOf(
  row: FundSubscription,
  whose: CustomerReference,
  title: string,
): ExactDecimals<SubscriptionRow> {
  const { status } = row;
  const { sumProfit, nextProfitAt, endsAt } = subscriptionFigures(row);
  return {
    ...{ id: row.id, ...whose, fund_id: row.fundId, fund_title: title },
    ...{ status, status_number: SUBSCRIPTION_STATUS_NUMBERS[status], share_amount: row.share },
    ...pinnedTerms(row),
    ...{ day_profit: row.dayProfit, sum_profit: sumProfit, days_paid: row.daysPaid },
    promised: status === 'running' ? outstandingProfitOf(row) : 0n,
    ...{ subscribed_at_ms: row.subscribedAt, next_profit_at_ms: nextProfitAt, end_time_ms: endsAt },
    ...{ refund_asked_at_ms: row.refundAskedAt, returns_at_ms: row.returnsAt },
    ...{ ended_at_ms: row.endedAt, get_fund: row.returned },
  };
}
