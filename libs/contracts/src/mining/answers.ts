import { z } from 'zod';
import { decimalSchema, flagSchema, pageFields, pageOf } from '../wire/schema-fields.js';

const terms = {
  dividend_percentage: decimalSchema.describe('Percent of the share a day.'),
  lock_dividend_days: z.number().describe('Days that profits are paid for.'),
  liquidated_damages: decimalSchema.describe('Percent of the share that an early redemption costs.'),
  refund_hours: z.number().describe('Hours that an early redemption takes.'),
};

/** One of `GET /api/fund/list`. */
export const fundSchema = z.strictObject({
  id: z.number(),
  title: z.string(),
  image: z.string(),
  currency_code: z.string(),
  staring_sub_amount: decimalSchema.describe('The smallest subscription.'),
  max_sub_amount: decimalSchema.describe('The largest subscription.'),
  limit_num: z.number().describe('Subscriptions that a customer may have running at once; 0: no limit.'),
  ...terms,
  desc: z.string(),
  risk: z.string().describe('What can go wrong.'),
  who_pays: z.string().describe('Where the profits come from.'),
  yearly_rate: decimalSchema.describe('dividend_percentage × 365, percent; simple, not compounded.'),
  pool_balance: decimalSchema.describe('What there is to pay profits from.'),
  pool_promised: decimalSchema.describe('Profits that running subscriptions are still promised.'),
});
export type FundAnswer = z.infer<typeof fundSchema>;
export const fundsSchema = pageOf(fundSchema);

/** `GET /api/fund/info`; what a share would bring where an amount was given. */
export const fundInfoSchema = fundSchema.extend({
  is_published: flagSchema.describe('0: it takes no new money.'),
  running: z.number().describe('Subscriptions of it that the customer has running.'),
  day_profit: decimalSchema.optional(),
  total_profit: decimalSchema.optional(),
  redeemable: decimalSchema.optional().describe('What an early redemption would bring back.'),
});
export type FundInfo = z.infer<typeof fundInfoSchema>;

/** `GET /api/fund/totalReport` */
export const fundReportSchema = z.strictObject({
  total_share_amount: decimalSchema.describe('Running shares.'),
  today_fund_amount: decimalSchema.describe('Profits since 00:00 in `timezone`.'),
  total_fund_amount: decimalSchema.describe('All profits.'),
});
export type FundReport = z.infer<typeof fundReportSchema>;

/** A subscription as its customer reads it. */
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
  end_time_ms: z.number().describe('When the last profit is due and the share comes back.'),
  day_profit: decimalSchema,
  sum_profit: decimalSchema.describe('Profits so far.'),
  total_profit: decimalSchema.describe('Profits of all days together.'),
  days_paid: z.number(),
  next_profit_at_ms: z.number().nullable().describe('Null: no further one.'),
  redeemable: decimalSchema.describe('What would come back now; 0: nothing can be redeemed.'),
  returns_at_ms: z.number().nullable().describe('When the share comes back, once redemption was asked for.'),
  ended_at_ms: z.number().nullable(),
  get_fund: decimalSchema.describe('What came back; 0 before that.'),
  as_of_ms: z
    .number()
    .describe('The instant of this answer by the market clock: what countdowns start from.'),
});
export type SubscriptionAnswer = z.infer<typeof subscriptionSchema>;
export const subscriptionsSchema = pageOf(subscriptionSchema);

/** One of `GET /api/fund/insList`: a profit that was paid. */
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

/** `GET /api/fund/audit`: from this anybody can work the figures out again. */
export const fundAuditSchema = z.strictObject({
  sub_id: z.number(),
  fund_id: z.number(),
  status: z.number(),
  share_amount: decimalSchema,
  ...terms,
  subscribed_at_ms: z.number(),
  end_time_ms: z.number(),
  as_of_ms: z.number().describe('The instant for which it holds.'),
  day_profit: decimalSchema,
  day_profit_formula: z.string(),
  days_paid: z.number(),
  sum_profit: decimalSchema,
  total_profit: decimalSchema,
  refund_asked_at_ms: z.number().nullable(),
  returns_at_ms: z.number().nullable(),
  ended_at_ms: z.number().nullable(),
  damages: decimalSchema.describe('What an early redemption cost, or would cost now.'),
  damages_formula: z.string(),
  returned: decimalSchema.nullable().describe('What came back; null: nothing has yet.'),
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
