import { SKIP_REASONS } from '@truemark/domain';
import { z } from 'zod';
import { customerName } from '../admin/customer-name.js';
import { customerReason } from '../admin/fields.js';
import { claimFields } from '../admin/reviews.js';
import type { AdminRoutes } from '../admin/route.js';
import { decimalSchema } from '../wire/schema-fields.js';

/** A customer who leads as a trader, or has applied to. */
export const traderRowSchema = z.strictObject({
  id: z.number().describe('Number of the customer.'),
  uid: z.string(),
  customer_name: customerName,
  lang: z.string().describe('The customer’s language.'),
  nickname: z.string(),
  status: z.enum(['applied', 'approved', 'rejected', 'suspended']),
  share: decimalSchema.describe('Percent.'),
  is_visible: z.boolean(),
  follow_num: z.number().describe('Followers with real money.'),
  applied_at_ms: z.number(),
  decided_at_ms: z.number().nullable(),
  since_ms: z.number().nullable(),
  reason: z.string().nullable(),
  ...claimFields,
});
export type TraderRow = z.infer<typeof traderRowSchema>;

/** A trader with his picture and the figures shown to followers. */
export const traderDetailsSchema = traderRowSchema.extend({
  avatar: z.string().nullable().describe('Number of the upload.'),
  figures: z
    .strictObject({
      profit_percent: decimalSchema,
      total_profit: decimalSchema,
      win_rate: decimalSchema,
      max_drawdown: decimalSchema,
      trade_num: z.number(),
      curve: z.array(decimalSchema),
      total_rate: decimalSchema,
      total_trade_num: z.number(),
      position_num: z.number(),
      symbols: z.array(z.strictObject({ code: z.string(), share: decimalSchema })),
    })
    .nullable()
    .describe('Null if he has never led.'),
});
export type TraderDetails = z.infer<typeof traderDetailsSchema>;

const relationFields = {
  customer_id: z.number(),
  uid: z.string(),
  customer_name: customerName,
  is_demo: z.boolean(),
  trader_id: z.number(),
  trader_nickname: z.string(),
};

/** A follower and his trader. */
export const followRowSchema = z.strictObject({
  id: z.number(),
  ...relationFields,
  status: z.enum(['following', 'paused', 'ended']),
  mode: z.literal([1, 2]),
  multiple: decimalSchema,
  max_amount: decimalSchema,
  stop_loss_amount: decimalSchema,
  max_slots: z.number(),
  share: decimalSchema,
  begun_at_ms: z.number(),
  ended_at_ms: z.number().nullable(),
  end_reason: z.enum(['left', 'capital_stop']).nullable(),
  realised: decimalSchema,
  mark: decimalSchema,
  owed: decimalSchema,
  share_paid: decimalSchema,
  margin: decimalSchema,
  open_copies: z.number(),
  ended_copies: z.number(),
});
export type FollowRow = z.infer<typeof followRowSchema>;

/** Result of a leader's event for one follower. */
export const followEventRowSchema = z.strictObject({
  id: z.number(),
  at_ms: z.number(),
  event_id: z.number(),
  follow_id: z.number(),
  ...relationFields,
  leader_order_id: z.number(),
  forex_id: z.number(),
  ShowCode: z.string(),
  /** Decimals of its symbol's prices; null if the symbol no longer exists. */
  PricePrecision: z.number().nullable(),
  event: z.enum(['open', 'part', 'close', 'protect']),
  result: z.enum(['copied', 'skipped']),
  reason: z.enum(SKIP_REASONS).nullable(),
  order_id: z.number().nullable(),
  lots: decimalSchema.nullable(),
  price: decimalSchema.nullable(),
  seq: z.number(),
  delay_ms: z.number(),
});
export type FollowEventRow = z.infer<typeof followEventRowSchema>;

/** Reason of a rejection or suspension, shown to the trader. */
export const traderReasonInput = z.object({ reason: customerReason });
export type TraderReason = z.output<typeof traderReasonInput>;

export const copyTradingRoutes = {
  'GET traders': { 200: z.array(traderRowSchema) },
  'GET traders/:id': { 200: traderDetailsSchema },
  'POST traders/:id/claim': { 200: traderDetailsSchema },
  'POST traders/:id/approve': { 200: traderDetailsSchema },
  'POST traders/:id/reject': { body: traderReasonInput, 200: traderDetailsSchema },
  'POST traders/:id/suspend': { body: traderReasonInput, 200: traderDetailsSchema },
  'POST traders/:id/reinstate': { 200: traderDetailsSchema },
  'GET follows': { 200: z.array(followRowSchema) },
  'GET follows/:id': { 200: followRowSchema },
  'GET follow-events': { 200: z.array(followEventRowSchema) },
  'GET follow-events/:id': { 200: followEventRowSchema },
} as const satisfies AdminRoutes;
