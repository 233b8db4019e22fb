import { z } from 'zod';
import type { Decimal } from '../wire/envelope.js';
import { tradeSymbolSchema } from '../wire/market.js';
import { decimalSchema, pageFields } from '../wire/schema-fields.js';

/** 0 pending, 1 holding, 3 closed, 4 cancelled; 2 is reserved. */
export const forexStatusSchema = z.literal([0, 1, 3, 4]);
export type ForexStatus = z.infer<typeof forexStatusSchema>;

/** 1 customer, 2 stop-out, 3 take-profit, 4 stop-loss, 5 operator; 0 while open. */
export const forexClosedTypeSchema = z.literal([0, 1, 2, 3, 4, 5]);
export type ForexClosedType = z.infer<typeof forexClosedTypeSchema>;

/** One contract order. */
export const forexOrderSchema = z.strictObject({
  Id: z.number(),
  OriginId: z.number().describe('Order from which this part was closed; 0 if it is not a part.'),
  ForexId: z.number(),
  ForexTradeLists: tradeSymbolSchema.pick({
    Id: true,
    Code: true,
    ShowCode: true,
    Logo: true,
    PricePrecision: true,
  }),
  OrderType: z.literal([1, 2]).describe('1 buy, 2 sell.'),
  Status: forexStatusSchema,
  ClosedType: forexClosedTypeSchema,
  Quantity: decimalSchema,
  Multiple: decimalSchema,
  OriginPrice: decimalSchema.describe('Bid of the opening tick; 0 while pending.'),
  Price: decimalSchema.describe('Fill price; 0 while pending.'),
  UpdatePrice: decimalSchema.describe('Price at which it would close now, or at which it closed.'),
  TargetPrice: decimalSchema.describe('Requested price of a pending order, otherwise 0.'),
  TargetLossPrice: decimalSchema.describe('Stop-loss; of a trailing stop its current level. 0: none.'),
  FixedLossPrice: decimalSchema.describe(
    'Stop-loss as it was set, to be sent back where it does not change; 0: none. Once ended: as `TargetLossPrice`.',
  ),
  TargetProfitPrice: decimalSchema,
  FactProfits: decimalSchema.describe('Floating while held, realised once closed.'),
  CautionMoney: decimalSchema,
  TradeFee: decimalSchema,
  QuoteRate: decimalSchema.describe('Rate from the quote currency to the account currency at the fill.'),
  RateCode: z.string().describe('Symbol whose rate converts it while it is open; empty if none is needed.'),
  RateInverse: z.literal([0, 1]).describe('1: the rate is one divided by that symbol’s bid.'),
  Units: decimalSchema.describe('Units per lot, pinned at placement or opening.'),
  OpenSeq: z.number().nullable().describe('Sequence of the tick that filled it; null until then.'),
  CloseSeq: z.number().nullable(),
  FollowType: z.literal([0, 1, 2]).describe('0 own, 1 formerly copied, 2 copied.'),
  LeaderOrderId: z.number().optional().describe('Copies only: the order that it follows.'),
  TraderId: z.number().optional().describe('Copies only: the owner of that order.'),
  TraderName: z.string().optional().describe('Copies only: the owner’s name at opening.'),
  TrailingDistance: decimalSchema.describe('Distance of a trailing stop; 0: none.'),
  ExpireAtMs: z.number().nullable().describe('When a pending order expires; null: good till cancelled.'),
  Memo: z.string().describe('Why an operator closed it; otherwise empty.'),
  ReasonKey: z
    .string()
    .describe('Why a pending order ended by itself: a key such as `order.expired`; otherwise empty.'),
  CreateTimeHandler: z.string(),
  CreateTimeMs: z.number(),
  CompleteTimeHandler: z.string(),
  CompleteTimeMs: z.number().nullable(),
});
export type ForexOrder = z.infer<typeof forexOrderSchema>;

/** `GET /v2/api/forex/my_deal {status, page, startTime, endTime, forex_id?}`. */
export const forexDealsSchema = z.strictObject({
  ...pageFields(forexOrderSchema),
  all_fact_profits: decimalSchema.describe('Sum of `FactProfits` over all pages.'),
  all_trade_fees: decimalSchema.describe(
    'Sum of `TradeFee` over all pages; for ended orders only those filled, since a cancelled order has no fee.',
  ),
});
export type ForexDeals = z.infer<typeof forexDealsSchema>;

/** `forex/submit`. */
export interface ForexSubmit {
  forex_id: number;
  /** 1 buy, 2 sell. */
  type: 1 | 2;
  /** Lots. */
  cont: Decimal;
  /** 1 at the market, 0 pending at `target_price`. */
  status: 0 | 1;
  target_price?: Decimal;
  stop_loss_price?: Decimal;
  target_profit_price?: Decimal;
  multiple: Decimal;
  /** Trailing distance in price. */
  trailing_distance?: Decimal;
  /** Expiry of a pending order, epoch ms; absent: good till cancelled. */
  expire_at?: number;
}

/** `forex/set_stop_price`; 0 removes a price, an absent distance stays unchanged. */
export interface ForexStops {
  id: number;
  stop_loss_price: Decimal;
  target_profit_price: Decimal;
  trailing_distance?: Decimal;
}

/** `forex/close`; `cont` closes a part. */
export interface ForexClose {
  id: number;
  cont?: Decimal;
}

/** Answer of `forex/close_all`. */
export const forexClosedAllSchema = z.strictObject({
  data: z.array(forexOrderSchema),
  left: z
    .number()
    .describe('Positions that could not be closed now: their market is closed or has no quotes.'),
});
export type ForexClosedAll = z.infer<typeof forexClosedAllSchema>;
