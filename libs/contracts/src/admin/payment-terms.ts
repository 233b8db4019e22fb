import { ONE } from '@truemark/money';
import { z } from 'zod';
import { decimalSchema } from '../wire/schema-fields.js';
import {
  BOUNDS_SAY,
  boundInputs,
  boundsInOrder,
  placeInputs,
  priceSymbol,
  sumOrNone,
  words,
} from './fields.js';
import type { AdminRoutes } from './route.js';
import { termsRoutes } from './terms.js';

const boundFields = { min_amount: decimalSchema, max_amount: decimalSchema.describe('0: none.') };
const PRICE_SAYS = { path: ['usd_price'], message: 'A price, or a symbol that gives it.' };
const placeFields = { sort: z.number(), is_enabled: z.boolean() };

/** A currency that banks deliver. */
export const bankCurrencySchema = z.strictObject({
  id: z.number(),
  name: z.string(),
  ...boundFields,
  ...placeFields,
});
export type BankCurrencyRow = z.infer<typeof bankCurrencySchema>;

export const bankCurrencyInput = z
  .object({ name: words(20), ...boundInputs, ...placeInputs })
  .refine(boundsInOrder, BOUNDS_SAY);
export type BankCurrencyInput = z.output<typeof bankCurrencyInput>;

/** A bank account of the house. */
export const bankAccountSchema = z.strictObject({
  id: z.number(),
  symbol_id: z.number().describe('The bank currency.'),
  bank_name: z.string(),
  bank_address: z.string(),
  bank_swift: z.string(),
  payee_name: z.string(),
  payee_account: z.string(),
  bank_remark: z.string(),
  ...placeFields,
});
export type BankAccountRow = z.infer<typeof bankAccountSchema>;

export const bankAccountInput = z.object({
  symbol_id: z.number().int().positive(),
  bank_name: words(140),
  bank_address: words(200, 0),
  bank_swift: words(20, 0),
  payee_name: words(140),
  payee_account: words(60),
  bank_remark: words(300, 0),
  ...placeInputs,
});
export type BankAccountInput = z.output<typeof bankAccountInput>;

/** An address of the house that coins are sent to. */
export const depositAddressRowSchema = z.strictObject({
  id: z.number(),
  currency_code: z.string(),
  protocol_code: z.string(),
  address: z.string(),
  price_symbol_id: z.number().nullable(),
  usd_price: decimalSchema,
  ...boundFields,
  ...placeFields,
});
export type DepositAddressRow = z.infer<typeof depositAddressRowSchema>;

export const depositAddressInput = z
  .object({
    currency_code: words(20),
    protocol_code: words(20),
    address: words(200, 8),
    price_symbol_id: priceSymbol,
    usd_price: sumOrNone,
    ...boundInputs,
    ...placeInputs,
  })
  .refine(boundsInOrder, BOUNDS_SAY)
  .refine(({ price_symbol_id, usd_price }) => price_symbol_id !== null || usd_price > 0n, PRICE_SAYS);
export type DepositAddressInput = z.output<typeof depositAddressInput>;

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

export const withdrawalCurrencyInput = z
  .object({
    type: z.literal([1, 2]),
    code: words(20),
    protocol: words(20, 0),
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
    PRICE_SAYS,
  );
export type WithdrawalCurrencyInput = z.output<typeof withdrawalCurrencyInput>;

export const paymentTermsRoutes = {
  'GET bank-currencies': { 200: z.array(bankCurrencySchema) },
  ...termsRoutes('bank-currencies', bankCurrencySchema, bankCurrencyInput),
  'GET bank-accounts': { 200: z.array(bankAccountSchema) },
  ...termsRoutes('bank-accounts', bankAccountSchema, bankAccountInput),
  'GET deposit-addresses': { 200: z.array(depositAddressRowSchema) },
  ...termsRoutes('deposit-addresses', depositAddressRowSchema, depositAddressInput),
  'GET withdrawal-currencies': { 200: z.array(withdrawalCurrencySchema) },
  ...termsRoutes('withdrawal-currencies', withdrawalCurrencySchema, withdrawalCurrencyInput),
} satisfies AdminRoutes;
