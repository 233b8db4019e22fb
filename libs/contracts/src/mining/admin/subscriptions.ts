import { z } from 'zod';
import { customerName } from '../../admin/customer-name.js';
import type { AdminRoutes } from '../../admin/route.js';
import { decimalSchema } from '../../wire/schema-fields.js';

/** A subscription as shown to operators. */
export const subscriptionRowSchema = z.strictObject({
  id: z.number(),
  customer_id: z.number(),
  uid: z.string(),
  customer_name: customerName,
  fund_id: z.number(),
  fund_title: z.string(),
  status: z.enum(['running', 'refunding', 'refunded', 'finished']),
  status_number: z.literal([1, 2, 3, 4]),
  share_amount: decimalSchema,
  dividend_percentage: decimalSchema,
  lock_dividend_days: z.number(),
  liquidated_damages: decimalSchema,
  refund_hours: z.number(),
  day_profit: decimalSchema,
  sum_profit: decimalSchema.describe('Profits so far.'),
  promised: decimalSchema.describe('Profits still promised.'),
  days_paid: z.number(),
  subscribed_at_ms: z.number(),
  next_profit_at_ms: z.number().nullable(),
  end_time_ms: z.number(),
  refund_asked_at_ms: z.number().nullable(),
  returns_at_ms: z.number().nullable(),
  ended_at_ms: z.number().nullable(),
  get_fund: decimalSchema.nullable().describe('Amount returned.'),
});
export type SubscriptionRow = z.infer<typeof subscriptionRowSchema>;

export const subscriptionDetailsSchema = subscriptionRowSchema.extend({
  currency: z.string(),
  redeemable: decimalSchema.describe('Amount returned if redeemed now; 0: nothing can be redeemed.'),
  entries: z.array(
    z.strictObject({
      id: z.number(),
      type: z.string(),
      at_ms: z.number(),
      day: z.number().nullable().describe('For a profit: its day.'),
      postings: z.array(
        z.strictObject({ account: z.string(), side: z.enum(['C', 'D']), amount: decimalSchema }),
      ),
    }),
  ),
});
export type SubscriptionDetails = z.infer<typeof subscriptionDetailsSchema>;

export const subscriptionRoutes = {
  'GET fund-subscriptions': { 200: z.array(subscriptionRowSchema) },
  'GET fund-subscriptions/:id': { 200: subscriptionDetailsSchema },
} as const satisfies AdminRoutes;
