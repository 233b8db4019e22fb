import { Injectable } from '@nestjs/common';
import type { ExactDecimals, FundAnswer, SubscriptionAnswer } from '@truemark/contracts';
import { maturityAt, nextProfitAt, redeemable, yearlyRate } from '@truemark/domain';
import type { LanguageCode } from '@truemark/i18n';
import type { Money } from '@truemark/money';
import { EngineClient } from '../../engine/client.js';
import type { Fund } from '../../engine/products/mining/tables/fund.table.js';
import type {
  FundSubscription,
  FundSubscriptionStatus,
} from '../../engine/products/mining/tables/fund-subscription.table.js';
import { textOf } from '../../platform/http/texts.js';
import { LocalTime } from '../settings/local-time.js';
import { Settings } from '../settings/settings.js';
import { fundTexts } from './fund-texts.js';

/** Wire numbers of the states. */
export const SUBSCRIPTION_STATUS_NUMBERS = {
  running: 1,
  refunding: 2,
  refunded: 3,
  finished: 4,
} as const satisfies Readonly<Record<FundSubscriptionStatus, number>>;

/** Figures of a subscription from its row; sums in 10⁻⁸. */
export const subscriptionFigures = (subscription: FundSubscription) => {
  const { status, share, dayProfit, daysPaid, lockDividendDays, liquidatedDamages } = subscription;
  const runs = status === 'running';
  return {
    sumProfit: dayProfit * BigInt(daysPaid),
    totalProfit: dayProfit * BigInt(lockDividendDays),
    nextProfitAt: runs ? nextProfitAt(subscription) : null,
    endsAt: maturityAt(subscription),
    /** Refund if redeemed now; 0: not redeemable. */
    redeemable: runs ? redeemable(share, liquidatedDamages) : 0n,
  };
};

interface Pool {
  readonly balance: Money;
  readonly promised: Money;
}

/** Funds and subscriptions for customers. */
@Injectable()
export class FundView {
  constructor(
    private readonly engine: EngineClient,
    private readonly time: LocalTime,
    private readonly settings: Settings,
  ) {}

  fund(fund: Fund, pool: Pool, lang: LanguageCode): ExactDecimals<FundAnswer> {
    const { title, desc, risk, whoPays } = this.textsOf(fund, lang);
    return {
      ...{ id: fund.id, title, image: fund.image, currency_code: this.settings.text('currency') },
      ...{ staring_sub_amount: fund.least, max_sub_amount: fund.most, limit_num: fund.limitNum },
      dividend_percentage: fund.dividendPercentage,
      lock_dividend_days: fund.lockDividendDays,
      liquidated_damages: fund.liquidatedDamages,
      refund_hours: this.settings.number('fund_refund_hours'),
      ...{ desc, risk, who_pays: whoPays, yearly_rate: yearlyRate(fund.dividendPercentage) },
      ...{ pool_balance: pool.balance, pool_promised: pool.promised },
    };
  }

  /** `asOf`: time of the response, epoch ms; a repeated call gets the first response. */
  subscription(
    subscription: FundSubscription,
    fund: Fund | undefined,
    lang: LanguageCode,
    asOf = this.engine.view.now(),
  ): ExactDecimals<SubscriptionAnswer> {
    const { id, fundId, status, subscribedAt, share, returned } = subscription;
    const figures = subscriptionFigures(subscription);
    return {
      ...{ id, fund_id: fundId, title: fund ? this.textsOf(fund, lang).title : '', image: fund?.image ?? '' },
      currency_code: this.settings.text('currency'),
      status: SUBSCRIPTION_STATUS_NUMBERS[status],
      status_name: textOf(lang, `fund.status.${status}`),
      share_amount: share,
      ...pinnedTerms(subscription),
      ...{ sub_time: this.time.stamp(subscribedAt), sub_time_ms: subscribedAt },
      ...{ end_time: this.time.stamp(figures.endsAt), end_time_ms: figures.endsAt },
      ...{ day_profit: subscription.dayProfit, sum_profit: figures.sumProfit },
      ...{ total_profit: figures.totalProfit, days_paid: subscription.daysPaid },
      ...{ next_profit_at_ms: figures.nextProfitAt, redeemable: figures.redeemable },
      ...{ returns_at_ms: subscription.returnsAt, ended_at_ms: subscription.endedAt },
      ...{ get_fund: returned ?? 0n, as_of_ms: asOf },
    };
  }

  textsOf({ texts }: Pick<Fund, 'texts'>, lang: LanguageCode) {
    return fundTexts(texts, lang, this.settings.defaultLanguage());
  }
}

/** Pinned terms of a subscription, by their wire names. */
export const pinnedTerms = (subscription: FundSubscription) => ({
  dividend_percentage: subscription.dividendPercentage,
  lock_dividend_days: subscription.lockDividendDays,
  liquidated_damages: subscription.liquidatedDamages,
  refund_hours: subscription.refundHours,
});
