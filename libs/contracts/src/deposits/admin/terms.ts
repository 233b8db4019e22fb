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

/** A currency for bank deposits. */
export const bankCurrencySchema = z.strictObject({
  id: z.number(),
  name: z.string(),
  ...boundFields,
  ...placeFields,
});
export type BankCurrencyRow = z.infer<typeof bankCurrencySchema>;

export const bankCurrencyInput = z
  .object({ name: textField(20), ...boundInputs, ...placeInputs })
  .refine(boundsInOrder, BOUNDS_SAY);
export type BankCurrencyInput = z.output<typeof bankCurrencyInput>;

/** A bank account of the broker. */
export const bankAccountSchema = z.strictObject({
  id: z.number(),
  symbol_id: z.number().describe('Bank currency.'),
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
  bank_name: textField(140),
  bank_address: textField(200, 0),
  bank_swift: textField(20, 0),
  payee_name: textField(140),
  payee_account: textField(60),
  bank_remark: textField(300, 0),
  ...placeInputs,
});
export type BankAccountInput = z.output<typeof bankAccountInput>;

/** A deposit address of the broker for coins. */
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
    currency_code: textField(20),
    protocol_code: textField(20),
    address: textField(200, 8),
    price_symbol_id: priceSymbol,
    usd_price: sumOrNone,
    ...boundInputs,
    ...placeInputs,
  })
  .refine(boundsInOrder, BOUNDS_SAY)
  .refine(({ price_symbol_id, usd_price }) => price_symbol_id !== null || usd_price > 0n, PRICE_MISSING);
export type DepositAddressInput = z.output<typeof depositAddressInput>;

export const depositTermsRoutes = {
  'GET bank-currencies': { 200: z.array(bankCurrencySchema) },
  ...termsRoutes('bank-currencies', bankCurrencySchema, bankCurrencyInput),
  'GET bank-accounts': { 200: z.array(bankAccountSchema) },
  ...termsRoutes('bank-accounts', bankAccountSchema, bankAccountInput),
  'GET deposit-addresses': { 200: z.array(depositAddressRowSchema) },
  ...termsRoutes('deposit-addresses', depositAddressRowSchema, depositAddressInput),
} satisfies AdminRoutes;
