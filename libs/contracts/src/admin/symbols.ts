import { z } from 'zod';
import { decimalSchema } from '../wire/schema-fields.js';
import { approvalStateSchema } from './approvals.js';
import { switchRoutes } from './bulk.js';
import { requestInput } from './fields.js';
import type { AdminRoutes } from './route.js';
import { symbolInput } from './symbol-input.js';
import { symbolImportInput, symbolImportSchema } from './symbol-sheet.js';
import { termsRoutes } from './terms.js';

/** Days, or parts of one, without trading. */
export const holidaysSchema = z
  .array(
    z.strictObject({
      date: z.string(),
      from: z.string().optional(),
      to: z.string().optional(),
      name: z.string(),
    }),
  )
  .readonly();

/** Trading hours of a symbol: sessions in local time, with holidays as exceptions. */
export const scheduleSchema = z.strictObject({
  timezone: z.string(),
  sessions: z.array(z.strictObject({ day: z.number(), from: z.string(), to: z.string() })).readonly(),
  holidays: holidaysSchema.describe('The symbol’s own holidays, besides those of the calendar it follows.'),
});

export const feedStateSchema = z.enum(['live', 'silent', 'connecting', 'closed', 'failed', 'paused']);

/** A symbol under the specification's field names, with its current price. */
export const symbolSchema = z.strictObject({
  id: z.number(),
  Code: z.string(),
  ShowCode: z.string(),
  Name: z.string(),
  Logo: z.string(),
  CategoryId: z.number(),
  Sort: z.number(),
  IsEnabled: z.boolean(),
  BaseCurrency: z.string(),
  QuoteCurrency: z.string(),
  PricePrecision: z.number(),
  Pip: decimalSchema,
  ForexContNum: decimalSchema,
  ForexMinCont: decimalSchema,
  ForexMaxCont: decimalSchema,
  ForexFeeRate: decimalSchema,
  MarginMode: z.number(),
  HasForexMultiple: z.array(z.strictObject({ Value: z.number(), Default: z.boolean() })),
  Spread: decimalSchema,
  Schedule: scheduleSchema,
  CalendarId: z.number().nullable().describe('Holiday calendar that it follows.'),
  CalendarDays: holidaysSchema.describe('Days of that calendar that apply to it.'),
  Feed: z.enum(['simulator', 'replay', 'binance']),
  FeedCode: z.string(),
  Simulation: z.strictObject({
    price: z.string(),
    annualVolatility: z.number(),
    quotesASecond: z.number(),
  }),
  MarketStatus: z.literal([1, 2]),
  IsSimulated: z.boolean(),
  Bid: decimalSchema.nullable(),
  Ask: decimalSchema.nullable(),
  TimeMs: z.number().nullable(),
  ClockMs: z.number().describe('Market clock.'),
  Seq: z.number().nullable(),
  Change: decimalSchema.nullable(),
  FeedState: feedStateSchema.nullable(),
  FeedDetail: z.string().nullable(),
  IsPaused: z.boolean(),
  Pending: z
    .strictObject({
      HoldsAtMs: z.number(),
      MadeAtMs: z.number(),
      From: z.record(z.string(), z.unknown()),
      To: z.record(z.string(), z.unknown()),
    })
    .nullable()
    .describe('Announced terms that are not in force yet.'),
});
export type SymbolRow = z.infer<typeof symbolSchema>;

const pauseSchema = z.strictObject({
  SinceMs: z.number(),
  IsResuming: z.boolean(),
  Last: z
    .strictObject({ Seq: z.number(), TimeMs: z.number(), Bid: decimalSchema, Ask: decimalSchema })
    .nullable(),
  Rejected: z.array(
    z.strictObject({ TimeMs: z.number(), Bid: decimalSchema, Ask: decimalSchema, Reason: z.string() }),
  ),
});

export const symbolDetailsSchema = symbolSchema.extend({
  OpenPositions: z.number(),
  PendingOrders: z.number(),
  Holders: z
    .number()
    .describe('Customers with a position, pending order or option on it, or with an order converted by it.'),
  Pause: pauseSchema.nullable(),
});
export type SymbolDetails = z.infer<typeof symbolDetailsSchema>;

/** Reason for resuming a paused symbol. */
export const resumeInput = requestInput('please say what you saw.');

/** Symbol names, for lists grouped by symbol. */
export const symbolNameSchema = symbolSchema.pick({ id: true, Code: true, ShowCode: true, Sort: true });
export type SymbolNameRow = z.infer<typeof symbolNameSchema>;

export const symbolRoutes = {
  'GET symbols': { 200: z.array(symbolSchema) },
  'GET symbols/sheet': { 200: { file: 'text/csv' } },
  'POST symbols/import': { body: symbolImportInput, 200: symbolImportSchema },
  'GET symbol-names': { 200: z.array(symbolNameSchema) },
  ...termsRoutes('symbols', symbolDetailsSchema, symbolInput),
  ...switchRoutes('symbols'),
  'POST symbols/:id/cancel_change': { 200: symbolDetailsSchema },
  'POST symbols/:id/resume': {
    body: resumeInput,
    202: z.strictObject({ id: z.number(), kind: z.string(), state: approvalStateSchema }),
  },
} satisfies AdminRoutes;
