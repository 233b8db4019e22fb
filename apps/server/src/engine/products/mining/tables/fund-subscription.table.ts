import { int, money, nullable, type RowOf, table, text, time } from '../../../../platform/database/table.js';

/**
 * `running`: earns dividends; `refunding`: redeemed early, the share returns at `returnsAt`; `refunded`: it has
 * returned; `finished`: all days were paid and the share returned.
 */
export type FundSubscriptionStatus = 'running' | 'refunding' | 'refunded' | 'finished';

/** Subscriptions of funds. Amounts in 10⁻⁸ of account currency, percentages in 10⁻⁸ of a percent. */
export const fundSubscriptions = table(
  'fund_subscriptions',
  ['id'],
  {
    id: int(),
    customerId: int(),
    fundId: int(),
    status: text<FundSubscriptionStatus>(),
    share: money(),
    /** The fund's terms at subscription. */
    dividendPercentage: money(),
    /** Dividend per day, computed once from them. */
    dayProfit: money(),
    lockDividendDays: int(),
    liquidatedDamages: money(),
    /** Hours until the share of an early redemption returns, as set at subscription. */
    refundHours: int(),
    subscribedAt: time(),
    /** Days paid: day k is due at `subscribedAt` + k · 24 h. */
    daysPaid: int(),
    refundAskedAt: nullable(time()),
    /** Return time of the share of a refunding subscription. */
    returnsAt: nullable(time()),
    endedAt: nullable(time()),
    /** Part of the share that was returned. */
    returned: nullable(money()),
  },
  { follows: 'replay' },
);
export type FundSubscription = RowOf<typeof fundSubscriptions>;
