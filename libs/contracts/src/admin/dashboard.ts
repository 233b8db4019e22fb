import { z } from 'zod';
import { decimalSchema } from '../wire/schema-fields.js';
import type { AdminRoutes } from './route.js';
import { feedStateSchema } from './symbols.js';

export const dashboardSchema = z.strictObject({
  at_ms: z.number(),
  market_clock_ms: z.number(),
  currency: z.string(),
  customers: z.strictObject({
    real: z.number(),
    demo: z.number(),
    new_real: z.number(),
    new_demo: z.number(),
  }),
  positions: z.strictObject({ real: z.number(), demo: z.number() }),
  volume: z.array(
    z.strictObject({ at_ms: z.number(), real: z.number(), demo: z.number(), orders: z.number() }),
  ),
  feeds: z.array(
    z.strictObject({
      forex_id: z.number(),
      Code: z.string(),
      ShowCode: z.string(),
      feed: z.string(),
      state: feedStateSchema,
      detail: z.string(),
      last_tick_ms: z.number().nullable(),
    }),
  ),
  waiting: z.number(),
  warnings: z.array(
    z.strictObject({
      key: z.enum(['codes_readable', 'forwarded_ignored', 'seals_altered']),
      text: z.string(),
    }),
  ),
  longest_stall: z.strictObject({ at_ms: z.number(), ms: z.number() }).nullable(),
});
export type Dashboard = z.infer<typeof dashboardSchema>;

/** The broker's result and customers' deposits over calendar days, for one book. */
export const houseResultSchema = z.strictObject({
  zone: z.string().describe('Time zone of the days.'),
  today: z.string(),
  currency: z.string().describe('Account currency.'),
  book: z.enum(['real', 'demo']),
  from: z.string(),
  to: z.string(),
  from_ms: z.number(),
  until_ms: z.number().describe('First instant after the last day.'),
  before_from: z.string().describe('First day of the comparison period.'),
  before_to: z.string(),
  missing_entries: z.number().describe('Ledger entries not summed yet; 0: none.'),
  lines: z.array(
    z.strictObject({
      product: z.string().describe('Product that the entries belong to.'),
      type: z.string().describe('Type of entry.'),
      account: z.string().describe('The firm’s account that moved.'),
      currency: z.string(),
      meaning: z
        .enum(['result', 'paid'])
        .describe('`result`: earned by the firm, negative if lost. `paid`: paid in, negative if paid out.'),
      sum: decimalSchema,
      before: decimalSchema.describe('The same for the comparison period.'),
      entries: z.number(),
    }),
  ),
  owed: z
    .array(z.strictObject({ account: z.string(), currency: z.string(), sum: decimalSchema }))
    .describe('Customers’ balances by kind of account at the end of the last day.'),
  funnel: z
    .array(
      z.strictObject({
        step: z.string(),
        list: z.string().describe('List that shows these customers.'),
        filter: z.record(z.string(), z.string()),
        customers: z.number(),
        before: z.number(),
      }),
    )
    .describe(
      'Customers who took each step in these days, counted once; verified and credited ones by the time of their request.',
    ),
  days: z.array(
    z.strictObject({
      day: z.string(),
      results: z.array(z.strictObject({ product: z.string(), currency: z.string(), sum: decimalSchema })),
    }),
  ),
});
export type HouseResult = z.infer<typeof houseResultSchema>;

export const dashboardRoutes = {
  'GET dashboard': { 200: dashboardSchema },
  'GET house-result': { 200: houseResultSchema },
} as const satisfies AdminRoutes;
