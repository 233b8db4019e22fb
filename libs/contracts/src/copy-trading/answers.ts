import { SKIP_REASONS } from '@truemark/domain';
import { z } from 'zod';
import { type ForexOrder, forexOrderSchema } from '../trading/answers.js';
import type { ExactDecimals } from '../wire/names.js';
import { decimalSchema, flagSchema, pageFields, pageOf } from '../wire/schema-fields.js';

/** One row of `trader_list`: the public data of a trader. */
export const traderSchema = z.strictObject({
  id: z.number(),
  user_id: z.number(),
  nickname: z.string(),
  avatar: z.string().describe('Empty: none.'),
  follow_num: z.number().describe('Followers with real money.'),
  is_followed: flagSchema.describe('Whether the caller follows this trader.'),
  profit_percent: decimalSchema.describe(
    'Profit of the last 21 × 24 h relative to the largest margin in use, percent.',
  ),
  total_profit: decimalSchema.describe('Profit of the last 21 × 24 h: realised after fees, and floating.'),
  win_rate: decimalSchema.describe('Closed orders with a profit, percent.'),
  max_drawdown: decimalSchema.describe(
    'Largest drop of the profit from an earlier peak relative to that margin, percent.',
  ),
  trade_num: z.number().describe('Closed orders.'),
  total_rate: decimalSchema.describe('All-time profit relative to the all-time largest margin, percent.'),
  share: decimalSchema.describe('Profit share for a new follower, percent.'),
  since_ms: z.number(),
  curve: z.array(decimalSchema).describe('The profit at up to 30 instants.'),
});
export type Trader = z.infer<typeof traderSchema>;

/** Answer of `trader_list`. */
export const tradersSchema = pageOf(traderSchema);
export type Traders = z.infer<typeof tradersSchema>;

const relationFields = {
  multiple: decimalSchema,
  mode: z.literal([1, 2]),
  max_amount: decimalSchema,
  stop_loss_amount: decimalSchema,
  max_slots: z.number(),
  share: decimalSchema.describe('Pinned at the start, percent.'),
  status: z.literal([1, 2]).describe('1 following, 2 paused.'),
  since_ms: z.number(),
};

/** Answer of `follow_trader`, `update_follow` and `pause_follow`. */
export const relationSchema = z.strictObject({ id: z.number(), user_id: z.number(), ...relationFields });
export type Relation = z.infer<typeof relationSchema>;

/** Answer of `trader_detail`. */
export const traderDetailSchema = traderSchema.extend({
  total_trade_num: z.number(),
  position_num: z.number(),
  is_suspended: flagSchema,
  symbols: z.array(z.strictObject({ code: z.string(), share: decimalSchema })),
  relation: relationSchema.nullable(),
});
export type TraderDetail = z.infer<typeof traderDetailSchema>;

/** One row of `followed_trader`. */
export const followedTraderSchema = z.strictObject({
  id: z.number(),
  user_id: z.number(),
  avatar: z.string(),
  nickname: z.string(),
  follow_num: z.number(),
  position_num: z.number().describe('Open copies.'),
  total_num: z.number().describe('Ended copies.'),
  total_amount: decimalSchema.describe('Margin in use.'),
  position_quantity: decimalSchema.describe('Open lots.'),
  ...relationFields,
  total_profits: decimalSchema.describe('Realised, net of fees, since the start.'),
  floating: decimalSchema,
  share_paid: decimalSchema,
  is_followed: flagSchema,
});
export type FollowedTrader = z.infer<typeof followedTraderSchema>;
export const followedTradersSchema = pageOf(followedTraderSchema);
export type FollowedTraders = z.infer<typeof followedTradersSchema>;

/** One row of `my_follower`. */
export const followerSchema = z.strictObject({
  follow_id: z.number(),
  avatar: z.string(),
  nickname: z.string().describe('Nickname, or the last four digits of the UID.'),
  profitability: decimalSchema.describe('Profits relative to the most margin used by the copies, percent.'),
  total_profits: decimalSchema,
  since_ms: z.number(),
});
export type Follower = z.infer<typeof followerSchema>;
export const followersSchema = z.strictObject({
  ...pageFields(followerSchema),
  total_profits: decimalSchema,
  position_profits: decimalSchema,
  follow_num: z.number(),
  share_total: decimalSchema,
});
export type Followers = z.infer<typeof followersSchema>;

/** One row of `follow/events`. */
export const followEventSchema = z.strictObject({
  id: z.number(),
  at_ms: z.number(),
  trader_id: z.number(),
  leader_order_id: z.number(),
  symbol: z.string(),
  event: z.enum(['open', 'part', 'close', 'protect']),
  result: z.enum(['copied', 'skipped']),
  reason: z.enum(SKIP_REASONS).nullable(),
  order_id: z.number().nullable(),
  lots: decimalSchema.nullable(),
  price: decimalSchema.nullable(),
  seq: z.number().describe('Tick of the leader’s event.'),
  delay_ms: z.number(),
});
export const followEventsSchema = pageOf(followEventSchema);
export type FollowEvents = z.infer<typeof followEventsSchema>;

/** One row of `follow/preview`: what would have become of a past event of the trader. */
export const previewedEventSchema = followEventSchema
  .pick({ at_ms: true, leader_order_id: true, symbol: true, result: true, reason: true, lots: true })
  .extend({
    event: z.enum(['open', 'part', 'close']),
    side: z.literal([1, 2]).describe('1 buy, 2 sell.'),
    leader_lots: decimalSchema,
    margin: decimalSchema.nullable().describe('Margin of an opened copy.'),
  });

/** Answer of `follow/preview`. */
export const followPreviewSchema = z.strictObject({
  free: decimalSchema.describe('Free balance of the caller; copies take margin and fees from it.'),
  copied: z.number().describe('Number of rows that would have been copied.'),
  data: z
    .array(previewedEventSchema)
    .describe('At most the last twenty events, of positions that have ended, newest first.'),
});
export type FollowPreview = z.infer<typeof followPreviewSchema>;

/** A copy as shown to its trader: no amounts except the profit. */
const hiddenAmounts = { Quantity: true, CautionMoney: true, TradeFee: true } as const;
export const followOrderSchema = forexOrderSchema.partial(hiddenAmounts);
export const followOrdersSchema = pageOf(followOrderSchema);
export type FollowOrders = z.infer<typeof followOrdersSchema>;

/** Removes the amounts of a copy for its trader. */
export function withoutAmounts(
  order: ExactDecimals<ForexOrder>,
): ExactDecimals<z.infer<typeof followOrderSchema>> {
  const { Quantity: _lots, CautionMoney: _margin, TradeFee: _fee, ...rest } = order;
  return rest;
}

/** Path of the request to stop following a trader. */
export const LEAVE_PATH = '/api/follow/canal_follow';

/** One row of `user/rank`. */
export const rankSchema = z.strictObject({
  user: z.strictObject({ user_id: z.number(), nickname: z.string(), avatar: z.string() }),
  multiple: decimalSchema.describe('Most used leverage.'),
  three_week_rate: decimalSchema,
  three_week_win: decimalSchema,
  three_week_profit: decimalSchema,
  total_rate: decimalSchema,
  total_trade_num: z.number(),
  code: z.string().describe('Most traded symbol.'),
});
export const ranksSchema = pageOf(rankSchema);
export type Ranks = z.infer<typeof ranksSchema>;

/** A customer's status as a trader: answer of `apply_trader`, `set_share` and `trader_visible`. */
export const traderStandingSchema = z.strictObject({
  trader_status: z
    .literal([0, 1, 2, 3, 4])
    .describe('0 never applied, 1 waiting, 2 approved, 3 rejected, 4 suspended.'),
  reason: z.string().describe('Why the trader was rejected or suspended; otherwise empty.'),
  share: decimalSchema.describe('Percent.'),
  is_visible: flagSchema,
  avatar: z.string().describe('Own picture, whether or not others see it; empty: none.'),
});
export type TraderStanding = z.infer<typeof traderStandingSchema>;
