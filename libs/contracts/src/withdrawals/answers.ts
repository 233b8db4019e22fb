import { z } from 'zod';
import { decimalSchema, flagSchema } from '../wire/schema-fields.js';
import { BANK_FIELDS, type BankField } from './requests.js';

/** One row of `GET /api/account/draw_symbol_list`. */
export const drawCurrencySchema = z.strictObject({
  id: z.number(),
  code: z.string(),
  protocol: z.string(),
  draw_rate: decimalSchema.describe('Fee: an amount if `fee_type` is 1, otherwise percent.'),
  fee_type: z.literal([1, 2]),
  usd_price: decimalSchema.describe('Price of one coin in account currency; 1 for a bank.'),
  is_stable: flagSchema.describe(
    '0: the coin’s price moves, so the amount that arrives is an estimate until approval.',
  ),
  min_amount: decimalSchema,
  max_amount: decimalSchema,
});
export type DrawCurrency = z.infer<typeof drawCurrencySchema>;

const bankTexts = Object.fromEntries(BANK_FIELDS.map((field) => [field, z.string()])) as Record<
  BankField,
  z.ZodString
>;

/** A bound method: a coin address, or a bank account. */
export const drawMethodSchema = z.strictObject({
  ...bankTexts,
  id: z.number(),
  type: z.literal([1, 2]).describe('1 crypto, 2 bank.'),
  dc_address: z.string(),
  draw_currency: z.strictObject({
    id: z.number(),
    code: z.string(),
    protocol: z.string(),
  }),
  usable_at_ms: z.number().describe('When it becomes usable.'),
  wait_ms: z.number().describe('Time until then by the server’s clock; 0: usable at once.'),
});
export type DrawMethod = z.infer<typeof drawMethodSchema>;

export const drawStatusSchema = z.enum(['pending', 'approved', 'paid', 'rejected', 'cancelled']);
export type DrawStatus = z.infer<typeof drawStatusSchema>;

/** A withdrawal as shown to its customer. */
export const drawRecordSchema = z.strictObject({
  id: z.number(),
  number: decimalSchema,
  real_number: decimalSchema.describe('Amount that arrives, in account currency.'),
  fee: decimalSchema,
  draw_currency: z.strictObject({
    code: z.string(),
    protocol: z.string(),
  }),
  status: drawStatusSchema,
  status_name: z.string().describe("`status` in the customer's language."),
  created_at: z.string(),
  created_at_ms: z.number(),
  decided_at_ms: z.number().nullable(),
  paid_at_ms: z.number().nullable(),
  type: z.literal([1, 2]).describe('1 address, 2 bank.'),
  address: z.string(),
  payee_account: z.string(),
  memo: z.string().describe('The customer’s own note.'),
  notes: z.string().describe('Why it was rejected.'),
  reference: z.string(),
  coin_number: decimalSchema.nullable(),
  usd_price: decimalSchema.nullable(),
  is_estimate: flagSchema.describe(
    '1: the approval fixes `coin_number` and `usd_price` at the price of that moment.',
  ),
});
export type DrawRecord = z.infer<typeof drawRecordSchema>;

/** `GET /api/account/draw_gate`: whether a withdrawal is possible now, and what it waits for. */
export const drawGateSchema = z.strictObject({
  pending_id: z.number().nullable().describe('A pending withdrawal blocks another: one at a time.'),
  credential_wait_ms: z
    .number()
    .describe('Passwords or factors changed: no payout until this time; 0: no wait.'),
  has_pay_password: z.literal([0, 1]),
});
export type DrawGate = z.infer<typeof drawGateSchema>;

/** One row of `GET /api/account/transfer_log`. */
export const transferRecordSchema = z.strictObject({
  id: z.number(),
  balance: decimalSchema,
  from: z.number().describe('`accountTypeId`s.'),
  to: z.number(),
  created_at: z.string(),
  created_at_ms: z.number(),
});
export type TransferRecord = z.infer<typeof transferRecordSchema>;
