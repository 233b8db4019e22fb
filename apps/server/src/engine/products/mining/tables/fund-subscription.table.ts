import { int, money, nullable, type RowOf, table, text, time } from '../../../../platform/database/table.js';

/**
 * `running`: it earns; `refunding`: its customer leaves early and the share comes back at `returnsAt`; `refunded`: it has;
 * `finished`: all days were paid, and the share came back.
 */
export type FundSubscriptionStatus = 'running' | 'refunding' | 'refunded' | 'finished';

/** What customers subscribed of funds. Sums in 10⁻⁸ of account currency, percentages in 10⁻⁸ of a percent. */
export const fundSubscriptions = table(
  'fund_subscriptions',
  ['id'],
  {
    id: int(),
    customerId: int(),
    fundId: int(),
    status: text<FundSubscriptionStatus>(),
    share: money(),
    /** The fund's terms as they were when it was subscribed. */
    dividendPercentage: money(),
    /** What each day pays, worked out once from them. */
    dayProfit: money(),
    lockDividendDays: int(),
    liquidatedDamages: money(),
    /** Hours until the share of who leaves early comes back, by the setting of then. */
    refundHours: int(),
    subscribedAt: time(),
    /** Days that were paid: day k is due `subscribedAt` + k · 24 h. */
    daysPaid: int(),
    refundAskedAt: nullable(time()),
    /** When the share of one that is refunding comes back. */
    returnsAt: nullable(time()),
    endedAt: nullable(time()),
    /** What of the share came back. */
    returned: nullable(money()),
  },
  { follows: 'replay' },
);
export type FundSubscription = RowOf<typeof fundSubscriptions>;
