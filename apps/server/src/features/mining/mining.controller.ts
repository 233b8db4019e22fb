import { Controller } from '@nestjs/common';
import {
  type FundBuyRequest,
  type FundIncomeRequest,
  type FundInfoRequest,
  type FundListRequest,
  fundAuditSchema,
  fundBuyRequest,
  fundIncomeRequest,
  fundIncomesSchema,
  fundInfoRequest,
  fundInfoSchema,
  fundListRequest,
  fundReportSchema,
  fundsSchema,
  type SubscriptionAnswer,
  type SubscriptionListRequest,
  type SubscriptionRequest,
  subscriptionListRequest,
  subscriptionRequest,
  subscriptionSchema,
  subscriptionsSchema,
} from '@truemark/contracts';
import { Call } from '../../platform/http/call.js';
import type { SignedIn } from '../../platform/http/caller.js';
import { FundAudits } from './fund-audit.js';
import { FundCatalogue } from './fund-catalogue.js';
import { OwnFunds } from './own-funds.js';

const WRITES = { auth: 'customer', realOnly: true, tag: 'Mining', method: 'GET|POST' } as const;
const READS = { ...WRITES, onlyTells: true } as const;

@Controller()
export class MiningController {
  constructor(
    private readonly catalogue: FundCatalogue,
    private readonly ownFunds: OwnFunds,
    private readonly audits: FundAudits,
  ) {}

  @Call('/api/fund/list', {
    ...{ ...READS, schema: fundListRequest, answer: fundsSchema },
    summary: 'List funds open for subscription, with what their pools hold and have promised',
  })
  list(request: FundListRequest, caller: SignedIn) {
    return this.catalogue.list(request, caller);
  }

  @Call('/api/fund/info', {
    ...{ ...READS, schema: fundInfoRequest, answer: fundInfoSchema },
    summary: 'Get one fund; with an amount also the share’s earnings and early-redemption value',
  })
  info(request: FundInfoRequest, caller: SignedIn) {
    return this.catalogue.info(request, caller);
  }

  @Call('/api/fund/totalReport', {
    ...READS,
    heavy: true,
    summary: 'Get the totals of running shares and profits',
    answer: fundReportSchema,
  })
  report(_: unknown, caller: SignedIn) {
    return this.ownFunds.report(caller);
  }

  @Call('/api/fund/buy', {
    ...{ ...WRITES, schema: fundBuyRequest, done: 'done.fund_subscribed', answer: subscriptionSchema },
    summary: 'Subscribe to a fund; refused if the pool cannot cover the promised profits',
  })
  buy(request: FundBuyRequest, caller: SignedIn) {
    return this.ownFunds.buy(request, caller);
  }

  @Call('/api/fund/subList', {
    ...{ ...READS, schema: subscriptionListRequest, answer: subscriptionsSchema },
    summary: 'List own subscriptions, newest first',
  })
  subscriptions(request: SubscriptionListRequest, caller: SignedIn) {
    return this.ownFunds.page(request, caller);
  }

  @Call('/api/fund/insList', {
    ...{ ...READS, schema: fundIncomeRequest, answer: fundIncomesSchema },
    summary: 'List the profits of a subscription, newest first',
  })
  incomes(request: FundIncomeRequest, caller: SignedIn) {
    return this.ownFunds.incomes(request, caller);
  }

  @Call('/api/fund/applyRefund', {
    ...{ ...WRITES, schema: subscriptionRequest, answer: subscriptionSchema },
    done: ({ status }: SubscriptionAnswer) => (status === 2 ? 'done.fund_refunding' : 'done.fund_redeemed'),
    summary: 'Redeem early: returns the share less the damages',
  })
  redeem({ sub_id }: SubscriptionRequest, caller: SignedIn) {
    return this.ownFunds.redeem(sub_id, caller);
  }

  @Call('/api/fund/audit', {
    ...{ ...READS, schema: subscriptionRequest, heavy: true, answer: fundAuditSchema },
    summary: 'Get a subscription’s proof: its earnings, the figures behind them, and its ledger entries',
  })
  audit({ sub_id }: SubscriptionRequest, caller: SignedIn) {
    return this.audits.of(sub_id, caller);
  }
}
