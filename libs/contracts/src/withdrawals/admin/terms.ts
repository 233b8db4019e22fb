import { ONE } from '@truemark/money';
import { z } from 'zod';
import {
  BOUNDS_SAY,
  boundInputs,
  boundsInOrder,
  placeInputs,
  priceSymbol,
  sumOrNone,
  textField,
} from '../../admin/fields.js';
import { boundFields, PRICE_MISSING, placeFields } from '../../admin/payment-terms.js';
import type { AdminRoutes } from '../../admin/route.js';
import { termsRoutes } from '../../admin/terms.js';
import { decimalSchema } from '../../wire/schema-fields.js';

/** A withdrawal currency and its fees. */
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

export const withdrawalCurrencyInput = z
  .object({
    type: z.literal([1, 2]),
    code: textField(20),
    protocol: textField(20, 0),
    fee_type: z.literal([1, 2]),
    draw_rate: sumOrNone,
    price_symbol_id: priceSymbol,
    usd_price: sumOrNone,
    ...boundInputs,
    ...placeInputs,
  })
  .refine(boundsInOrder, BOUNDS_SAY)
  .refine(({ fee_type, draw_rate }) => fee_type === 1 || draw_rate < 100n * ONE, {
    path: ['draw_rate'],
    message: 'Below 100 percent.',
  })
  .refine(
    ({ type, price_symbol_id, usd_price }) => type === 2 || price_symbol_id !== null || usd_price > 0n,
    PRICE_MISSING,
  );
export type WithdrawalCurrencyInput = z.output<typeof withdrawalCurrencyInput>;

export const withdrawalTermsRoutes = {
  'GET withdrawal-currencies': { 200: z.array(withdrawalCurrencySchema) },
  ...termsRoutes('withdrawal-currencies', withdrawalCurrencySchema, withdrawalCurrencyInput),
} satisfies AdminRoutes;
