import { z } from 'zod';
import { decimalSchema } from '../wire/schema-fields.js';
import type { AdminRoutes } from './route.js';
import { boundFields, placeFields, termsRoutes } from './terms.js';

/** What customers may be paid in, and what it costs. */
export const withdrawalCurrencySchema = z.strictObject({
  id: z.number(),
  type: z.literal([1, 2]),
  code: z.string(),
  protocol: z.string(),
  fee_type: z.literal([1, 2]),
  draw_rate: decimalSchema,
  price_symbol_id: z.number().nullable(),
  usd_price: decimalSchema,
  ...boundFields,
  ...placeFields,
});
export type WithdrawalCurrencyRow = z.infer<typeof withdrawalCurrencySchema>;

export const withdrawalTermsRoutes = {
  'GET withdrawal-currencies': { 200: z.array(withdrawalCurrencySchema) },
  ...termsRoutes('withdrawal-currencies', withdrawalCurrencySchema),
} satisfies AdminRoutes;
