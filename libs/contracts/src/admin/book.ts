import { z } from 'zod';
import { decimalSchema } from '../wire/schema-fields.js';
import { customerName } from './customer-name.js';
import type { AdminRoutes } from './route.js';

/** Columns shared by all rows about customers' positions in one symbol. */
export const bookFields = {
  id: z.string(),
  forex_id: z.number(),
  Code: z.string(),
  ShowCode: z.string(),
  is_demo: z.boolean(),
};

/** Customers' positions in one symbol, real or demo; money in account currency. */
export const exposureSchema = z.strictObject({
  ...bookFields,
  positions: z.number(),
  long_positions: z.number(),
  short_positions: z.number(),
  long_lots: decimalSchema,
  short_lots: decimalSchema,
  net_lots: decimalSchema,
  long_value: decimalSchema.nullable().describe('At the last bid; null while the symbol has no price.'),
  short_value: decimalSchema.nullable(),
  net_value: decimalSchema.nullable(),
  profit: decimalSchema.nullable().describe('Profit of the customers; the firm’s is its negative.'),
  margin: decimalSchema,
  copied_positions: z.number().describe('Of these positions, those opened as copies of a trader’s.'),
  copied_long_lots: decimalSchema,
  copied_short_lots: decimalSchema,
  copied_net_value: decimalSchema.nullable(),
});
export type ExposureRow = z.infer<typeof exposureSchema>;

/** An account with positions, with its margin level. */
export const watchedAccountSchema = z.strictObject({
  id: z.number(),
  uid: z.string(),
  customer_name: customerName,
  is_demo: z.boolean(),
  margin_level: decimalSchema,
  state: z.enum(['stop_out', 'margin_call', 'above']),
  balance: decimalSchema,
  equity: decimalSchema,
  margin: decimalSchema,
  profit: decimalSchema,
  positions: z.number(),
  pending: z.number(),
});
export type WatchedAccountRow = z.infer<typeof watchedAccountSchema>;

export const bookRoutes = {
  'GET exposure': { 200: z.array(exposureSchema) },
  'GET margin-watch': { 200: z.array(watchedAccountSchema) },
} as const satisfies AdminRoutes;
