import { z } from 'zod';
import { decimalSchema } from '../wire/schema-fields.js';
import type { AdminRoutes } from './route.js';
import { boundFields, placeFields, termsRoutes } from './terms.js';

/** A currency that banks deliver. */
export const bankCurrencySchema = z.strictObject({
  id: z.number(),
  name: z.string(),
  ...boundFields,
  ...placeFields,
});
export type BankCurrencyRow = z.infer<typeof bankCurrencySchema>;

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

export const depositTermsRoutes = {
  'GET bank-currencies': { 200: z.array(bankCurrencySchema) },
  ...termsRoutes('bank-currencies', bankCurrencySchema),
  'GET bank-accounts': { 200: z.array(bankAccountSchema) },
  ...termsRoutes('bank-accounts', bankAccountSchema),
  'GET deposit-addresses': { 200: z.array(depositAddressRowSchema) },
  ...termsRoutes('deposit-addresses', depositAddressRowSchema),
} satisfies AdminRoutes;
