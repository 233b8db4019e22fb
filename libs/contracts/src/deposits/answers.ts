import { z } from 'zod';
import { decimalSchema, flagSchema } from '../wire/schema-fields.js';

/** One row of `GET /api/quickCharge/info`: a deposit address. */
export const depositAddressSchema = z.strictObject({
  id: z.number(),
  address: z.string(),
  currency_code: z.string(),
  protocol_code: z.string(),
  usd_price: decimalSchema.describe('Price of one coin in account currency.'),
  is_stable: flagSchema.describe(
    '0: the coin’s price moves, so the amount due is an estimate until approval.',
  ),
  min_amount: decimalSchema.describe('Bounds in account currency; `max_amount` 0: none.'),
  max_amount: decimalSchema,
});
export type DepositAddress = z.infer<typeof depositAddressSchema>;

/** One row of `GET /api/quickCharge/symbols`: a currency for bank deposits. */
export const bankSymbolSchema = z.strictObject({
  id: z.number(),
  name: z.string(),
  min_amount: decimalSchema,
  max_amount: decimalSchema,
});
export type BankSymbol = z.infer<typeof bankSymbolSchema>;

/** One row of `GET /api/quickCharge/wire_info`. */
export const bankOptionSchema = z.strictObject({
  id: z.number(),
  bank_name: z.string(),
  bank_address: z.string(),
  bank_swift: z.string(),
  payee_name: z.string(),
  payee_account: z.string(),
  bank_remark: z.string(),
});
export type BankOption = z.infer<typeof bankOptionSchema>;

/** Bank account assigned by an operator in the edit flow. */
export const assignedBankSchema = z.strictObject({
  bank_name: z.string(),
  swift: z.string(),
  ifsc: z.string(),
  iban: z.string(),
  name: z.string(),
  account: z.string(),
});
export type AssignedBank = z.infer<typeof assignedBankSchema>;

/** 0 pending, 1 finished, 2 rejected, 3 invalid or cancelled. */
export const chargeStatusSchema = z.literal([0, 1, 2, 3]);
export type ChargeStatus = z.infer<typeof chargeStatusSchema>;

/** A deposit as shown to its customer. */
export const chargeRecordSchema = z.strictObject({
  id: z.number(),
  number: decimalSchema.describe('In account currency.'),
  type: z.literal([0, 1]).describe('0 coin, 1 bank.'),
  currency_code: z.string(),
  status: chargeStatusSchema,
  created_at: z.string(),
  created_at_ms: z.number(),
  remark: z.string().describe('Why it was rejected.'),
  bank_info: assignedBankSchema.nullable(),
  proof_img: z.string().describe('Address of the picture; empty while there is none.'),
  symbol_id: z.number().nullable(),
  address: z.string().describe('For coins: destination address, number and price.'),
  coin_number: decimalSchema.nullable(),
  usd_price: decimalSchema.nullable(),
  is_estimate: flagSchema.describe(
    '1: the approval fixes `coin_number` and `usd_price` at the price of that moment.',
  ),
  is_cancelled: z.literal([0, 1]).describe('Cancelled by the customer.'),
});
export type ChargeRecord = z.infer<typeof chargeRecordSchema>;

/** Domain names of a deposit's states and methods → wire numbers. */
export const chargeStatusNumbers = { open: 0, approved: 1, rejected: 2, invalid: 3, cancelled: 3 } as const;
export const chargeTypeNumbers = { coin: 0, bank: 1 } as const;

/** Paths of the deposit list; the first is the specification's spelling. */
export const CHARGE_LIST_PATHS = ['/api/quickCharge/quick_ist', '/api/quickCharge/quick_list'] as const;
