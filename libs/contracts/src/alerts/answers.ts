import { z } from 'zod';
import { decimalSchema } from '../wire/schema-fields.js';

/** A waiting price alert: one row of `GET /api/user/alerts`. */
export const priceAlertSchema = z.strictObject({
  id: z.number(),
  forex_id: z.number(),
  price: decimalSchema,
  type: z.literal([1, 2]).describe('1: the bid must rise to the price; 2: it must fall to it.'),
  note: z.string(),
  created_at: z.string(),
  created_at_ms: z.number(),
});
export type PriceAlert = z.infer<typeof priceAlertSchema>;
export const priceAlertsSchema = z.array(priceAlertSchema);
