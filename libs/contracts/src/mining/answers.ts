import { z } from 'zod';
import { decimalSchema, flagSchema, pageFields, pageOf } from '../wire/schema-fields.js';

const terms = {
  dividend_percentage: decimalSchema.describe('Percent of the share per day.'),
  lock_dividend_days: z.number().describe('Days on which profits are paid.'),
  liquidated_damages: decimalSchema.describe('Early-redemption cost, percent of the share.'),
  refund_hours: z.number().describe('Hours that an early redemption takes.'),
};

/** One row of `GET /api/fund/list`. */
export const fundSchema = z.strictObject({
  id: z.number(),
  title: z.string(),
  image: z.string(),
  currency_code: z.string(),
  staring_sub_amount: decimalSchema.describe('The smallest subscription.'),
  max_sub_amount: decimalSchema.describe('The largest subscription.'),
  limit_num: z.number().describe('Running subscriptions allowed per customer; 0: no limit.'),
  ...terms,
  desc: z.string(),
  risk: z.string().describe('Risks.'),
  who_pays: z.string().describe('Source of the profits.'),
  yearly_rate: decimalSchema.describe('dividend_percentage × 365, percent; simple, not compounded.'),
  pool_balance: decimalSchema.describe('Funds available to pay profits.'),
  pool_promised: decimalSchema.describe('Profits still promised to running subscriptions.'),
});
export type FundAnswer = z.infer<typeof fundSchema>;
export const fundsSchema = pageOf(fundSchema);

/** `GET /api/fund/info`; with earnings of a share if an amount was given. */
export const fundInfoSchema = fundSchema.extend({
  is_published: flagSchema.describe('0: closed to new money.'),
  running: z.number().describe('The customer’s running subscriptions to it.'),
  day_profit: decimalSchema.optional(),
  total_profit: decimalSchema.optional(),
  redeemable: decimalSchema.optional().describe('Amount that an early redemption returns.'),
});
export type FundInfo = z.infer<typeof fundInfoSchema>;

/** `GET /api/fund/totalReport` */
export const fundReportSchema = z.strictObject({
  total_share_amount: decimalSchema.describe('Running shares.'),
  today_fund_amount: decimalSchema.describe('Profits since 00:00 in `timezone`.'),
  total_fund_amount: decimalSchema.describe('All profits.'),
});
export type FundReport = z.infer<typeof fundReportSchema>;

/** A subscription as shown to its customer. */
export const subscriptionSchema = z.strictObject({
  id: z.number(),
  fund_id: z.number(),
  title: z.string(),
  image: z.string(),
  currency_code: z.string(),
  status: z.literal([1, 2, 3, 4]).describe('1 in progress, 2 refunding, 3 refunded, 4 finished.'),
  status_name: z.string(),
  share_amount: decimalSchema,
  ...terms,
  sub_time: z.string(),
  sub_time_ms: z.number(),
  end_time: z.string(),
  end_time_ms: z.number().describe('When the last profit is due and the share is returned.'),
  day_profit: decimalSchema,
  sum_profit: decimalSchema.describe('Profits so far.'),
  total_profit: decimalSchema.describe('Profits of all days combined.'),
  days_paid: z.number(),
  next_profit_at_ms: z.number().nullable().describe('Null: none left.'),
  redeemable: decimalSchema.describe('Amount returned if redeemed now; 0: nothing can be redeemed.'),
  returns_at_ms: z.number().nullable().describe('When the share is returned, once redemption was requested.'),
  ended_at_ms: z.number().nullable(),
  get_fund: decimalSchema.describe('Amount returned; 0 until then.'),
  as_of_ms: z.number().describe('Time of this answer by the market clock, the start of countdowns.'),
});
export type SubscriptionAnswer = z.infer<typeof subscriptionSchema>;
export const subscriptionsSchema = pageOf(subscriptionSchema);

/** One row of `GET /api/fund/insList`: a paid profit. */
export const fundIncomeSchema = z.strictObject({
  id: z.number(),
  interest: decimalSchema,
  day: z.number().describe('1, 2, 3 … of `lock_dividend_days`.'),
  created_at: z.string(),
  created_at_ms: z.number(),
});
export type FundIncome = z.infer<typeof fundIncomeSchema>;
export const fundIncomesSchema = z.strictObject({
  ...pageFields(fundIncomeSchema),
  subscription: subscriptionSchema,
});

/** `GET /api/fund/audit`: all inputs needed to recompute the figures. */
export const fundAuditSchema = z.strictObject({
  sub_id: z.number(),
  fund_id: z.number(),
  status: z.number(),
  share_amount: decimalSchema,
  ...terms,
  subscribed_at_ms: z.number(),
  end_time_ms: z.number(),
  as_of_ms: z.number().describe('Instant that it applies to.'),
  day_profit: decimalSchema,
  day_profit_formula: z.string(),
  days_paid: z.number(),
  sum_profit: decimalSchema,
  total_profit: decimalSchema,
  refund_asked_at_ms: z.number().nullable(),
  returns_at_ms: z.number().nullable(),
  ended_at_ms: z.number().nullable(),
  damages: decimalSchema.describe('Cost of the early redemption, or its cost now.'),
  damages_formula: z.string(),
  returned: decimalSchema.nullable().describe('Amount returned; null: nothing yet.'),
  entries: z.array(
    z.strictObject({
      id: z.number(),
      type: z.string(),
      at_ms: z.number(),
      postings: z.array(
        z.strictObject({ account: z.string(), side: z.enum(['C', 'D']), amount: decimalSchema }),
      ),
    }),
  ),
});
export type FundAudit = z.infer<typeof fundAuditSchema>;
