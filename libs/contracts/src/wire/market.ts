import { z } from 'zod';
import { decimalSchema, flagSchema } from './schema-fields.js';

/** A leverage offered to customers. */
export const forexMultipleSchema = z.strictObject({
  Value: decimalSchema,
  Default: flagSchema,
});
export type ForexMultiple = z.infer<typeof forexMultipleSchema>;

/** The current GMT day of one symbol; all figures are of the bid, except `Ask`. */
export const forexQuotationsSchema = z.strictObject({
  Open: decimalSchema,
  High: decimalSchema,
  Low: decimalSchema,
  Close: decimalSchema,
  Change: decimalSchema.describe("Percent from the day's open, two decimals."),
  Volume: decimalSchema,
  Bid: decimalSchema,
  Ask: decimalSchema,
  TimeMs: z.number(),
  Seq: z.number(),
});
export type ForexQuotations = z.infer<typeof forexQuotationsSchema>;

/** One row of `GET /v2/api/forex/trade_list` and `GET /v2/api/forex/search`. */
export const tradeSymbolSchema = z.strictObject({
  Id: z.number(),
  Code: z.string(),
  ShowCode: z.string(),
  Name: z.string(),
  Logo: z.string(),
  CategoryId: z.number(),
  MarketStatus: z.literal([1, 2]).describe('1 open, 2 closed.'),
  OpensAtMs: z.number().nullable().describe('When a closed market opens again; null while open or unknown.'),
  Pip: decimalSchema.describe('Lot step.'),
  PricePrecision: z.number(),
  ForexContNum: decimalSchema.describe('Units per lot.'),
  ForexMinCont: decimalSchema,
  ForexMaxCont: decimalSchema,
  ForexFeeRate: decimalSchema,
  MarginMode: z.number().describe('1 fixed margin, otherwise by price and leverage.'),
  HasForexMultiple: z.array(forexMultipleSchema),
  QuoteCurrency: z.string(),
  RateCode: z
    .string()
    .describe(
      'Code of the symbol whose bid converts the quote currency to the account currency; empty when they are the same.',
    ),
  RateInverse: flagSchema.describe('1 if that symbol is inverse: the rate is one divided by its bid.'),
  IsSimulated: flagSchema.describe('1 if its prices are made by the simulator.'),
  IsPaused: flagSchema.describe('1 while one of its prices is being checked; closed meanwhile.'),
  TermsChangeAtMs: z
    .number()
    .nullable()
    .describe('When announced terms take effect; null if none are announced.'),
  ForexQuotations: forexQuotationsSchema.nullable().describe('null before its first tick.'),
});
export type TradeSymbol = z.infer<typeof tradeSymbolSchema>;

/** `GET /v2/api/forex/getCategories`. */
export const symbolCategorySchema = z.strictObject({
  Id: z.number(),
  Name: z.string(),
});
export type SymbolCategory = z.infer<typeof symbolCategorySchema>;

export const klinePeriodSchema = z.enum(['1min', '5min', '15min', '30min', '60min', '1day', '1week', 'year']);
export type KlinePeriod = z.infer<typeof klinePeriodSchema>;

/** One bar on the bid; `Time` is the epoch second of its start in GMT. */
export const klinePointSchema = z.strictObject({
  Time: z.number(),
  Open: decimalSchema,
  High: decimalSchema,
  Low: decimalSchema,
  Close: decimalSchema,
  Volume: decimalSchema,
  Period: klinePeriodSchema,
});
export type KlinePoint = z.infer<typeof klinePointSchema>;

/** One row of `GET /v2/api/forex/abbreviated_cache_kline`: about sixty closes, oldest first. */
export const abbreviatedKlineSchema = z.strictObject({
  ForexId: z.number(),
  Code: z.string(),
  Closes: z.array(decimalSchema),
});
export type AbbreviatedKline = z.infer<typeof abbreviatedKlineSchema>;
export const abbreviatedKlineNames = { symbolId: 'ForexId', code: 'Code', closes: 'Closes' } as const;

/** One row of `GET /v2/api/forex/recent_ticks`: the last bid of an epoch second. */
export const recentTickSchema = z.strictObject({
  time: z.number(),
  bid: decimalSchema,
});
export type RecentTick = z.infer<typeof recentTickSchema>;

/** One row of `GET /api/user/favourites`. */
export const favouriteSchema = z.strictObject({
  forex_id: z.number(),
  created_at: z.string(),
  created_at_ms: z.number(),
});
export type Favourite = z.infer<typeof favouriteSchema>;
export const favouriteNames = {
  symbolId: 'forex_id',
  addedText: 'created_at',
  addedAt: 'created_at_ms',
} as const;
export const favouritesSchema = z.array(favouriteSchema);

/** `GET /api/proof/simulator`: a day's hash is published before the day, its key after it; newest day first. */
export const simulatorDaysSchema = z.strictObject({
  days: z.array(
    z.strictObject({
      day: z.string(),
      hash: z.string(),
      key: z.string().nullable(),
      source: z.string(),
      published_at_ms: z.number(),
    }),
  ),
  total: z.number(),
  page: z.number(),
  last_page: z.number(),
});
export type SimulatorDays = z.infer<typeof simulatorDaysSchema>;
