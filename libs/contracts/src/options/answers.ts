import { z } from 'zod';
import type { Decimal } from '../wire/envelope.js';
import { tradeSymbolSchema } from '../wire/market.js';
import { decimalSchema, pageFields } from '../wire/schema-fields.js';

/** 1 running, 3 ended by rule or sold back, 4 void. */
export const microStatusSchema = z.literal([1, 3, 4]);
export type MicroStatus = z.infer<typeof microStatusSchema>;

/** Empty while it runs. */
export const microOutcomeSchema = z.enum(['', 'win', 'loss', 'tie', 'void', 'sold']);
export type MicroOutcome = z.infer<typeof microOutcomeSchema>;

/** One up/down option. */
export const microOrderSchema = z.strictObject({
  Id: z.number(),
  ForexId: z.number(),
  ForexTradeList: tradeSymbolSchema.pick({
    Id: true,
    Code: true,
    ShowCode: true,
    Logo: true,
    PricePrecision: true,
  }),
  Type: z.literal([1, 2]).describe('1 up, 2 down.'),
  Status: microStatusSchema,
  Outcome: microOutcomeSchema,
  Number: decimalSchema.describe('The stake.'),
  Seconds: z.number(),
  RemainMilliSeconds: z.number().describe('Until expiry, by the server’s clock; 0 once it has ended.'),
  ProfitRatio: decimalSchema.describe('Pinned at the purchase: profit on a win as a share of the stake.'),
  LossLevel: z.literal([0, 1]).describe('Pinned: 0 a loss takes the stake, 1 it takes stake × ratio.'),
  ProfitIfWin: decimalSchema.describe('Profit on a win, and result on a loss (negative).'),
  ProfitIfLoss: decimalSchema,
  FactProfits: decimalSchema.describe(
    'Net of the stake once it has ended; 0 for a tie, a void and while it runs.',
  ),
  OpenPrice: decimalSchema.nullable().describe('Bid of the entry tick; null until there is one.'),
  EndPrice: decimalSchema
    .nullable()
    .describe('Bid of the exit tick; null while it runs and if there was none.'),
  EntrySeq: z.number().nullable(),
  EntryTimeMs: z.number().nullable(),
  EntryPrice: decimalSchema.nullable(),
  ExitSeq: z.number().nullable(),
  ExitTimeMs: z.number().nullable(),
  ExitPrice: decimalSchema.nullable(),
  CreatedAtST: z.string(),
  CreatedAtMs: z.number(),
  ExpireAtMs: z.number().describe('Expiry, to the millisecond.'),
  CompleteAtST: z.string(),
  CompleteAtMs: z.number().nullable(),
  Memo: z.string().describe('Why it was voided, in the customer’s language; otherwise empty.'),
  ReasonKey: z.string().describe('The same reason as a key, such as `micro.no_entry_tick`.'),
});
export type MicroOrder = z.infer<typeof microOrderSchema>;

/** Answer of `micro/orders`. */
export const microOrdersSchema = z.strictObject({
  ...pageFields(microOrderSchema),
  all_fact_profits: decimalSchema.describe('Over all rows, not only this page’s.'),
});
export type MicroOrders = z.infer<typeof microOrdersSchema>;

/** Answer of `micro/get_seconds`. */
export const microTermsSchema = z.strictObject({
  sec: z.array(
    z.strictObject({
      Id: z.number(),
      Seconds: z.number(),
      ProfitRatio: decimalSchema,
      LimitAmount: decimalSchema,
      MaxAmount: decimalSchema,
    }),
  ),
  number: z.array(
    z.strictObject({
      Number: decimalSchema,
    }),
  ),
});
export type MicroTerms = z.infer<typeof microTermsSchema>;

/** Answer of `micro/sell_offer`: an indication at the last price. A sale is priced by the next tick. */
export const microOfferSchema = z.strictObject({
  id: z.number(),
  price: decimalSchema.describe('Payment to the customer at this price; `profit` is net of the stake.'),
  profit: decimalSchema,
  chance: decimalSchema.describe('Win probability that the price implies.'),
  seq: z.number().describe('Tick that it was computed at.'),
  time: z.number().describe('When it was computed, epoch ms.'),
});
export type MicroOffer = z.infer<typeof microOfferSchema>;

/** `micro/submit`. */
export interface MicroSubmit {
  forex_id: number;
  /** 1 up, 2 down. */
  type: 1 | 2;
  /** The stake. */
  number: Decimal;
  seconds: number;
  /** Terms shown to the customer; refused with `micro.terms_changed` if others apply. */
  ratio?: Decimal;
  loss_level?: 0 | 1;
}

/** `micro/sell`: `least` is the minimum price. */
export interface MicroSell {
  id: number;
  least: Decimal;
}

declare module '../wire/config.js' {
  interface BasicInfo {
    is_micro: string;
    micro_loss_level: string;
    micro_sell_back: string;
  }
}
