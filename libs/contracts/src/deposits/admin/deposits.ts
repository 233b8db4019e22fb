import { z } from 'zod';
import { customerName } from '../../admin/customer-name.js';
import { customerReason, note, textField } from '../../admin/fields.js';
import {
  claimFields,
  coinFields,
  decidedFields,
  proofUseSchema,
  requestFields,
  secondPersonFields,
} from '../../admin/reviews.js';
import type { AdminRoutes } from '../../admin/route.js';
import { decimalSchema } from '../../wire/schema-fields.js';

const depositStatus = z.enum(['open', 'approved', 'rejected', 'invalid', 'cancelled']);

export const depositSchema = z.strictObject({
  ...secondPersonFields,
  ...claimFields,
  ...decidedFields,
  ...coinFields,
  id: z.number(),
  customer_id: z.number(),
  uid: z.string(),
  customer_name: customerName,
  number: decimalSchema.describe('In account currency.'),
  type: z.literal([0, 1]),
  way: z.enum(['coin', 'bank']),
  currency_code: z.string(),
  status: depositStatus,
  status_number: z.literal([0, 1, 2, 3]),
  target: z
    .record(z.string(), z.string())
    .nullable()
    .describe('Where it was sent; null until an operator assigns a bank account.'),
  symbol_id: z.number().nullable().describe('Bank currency.'),
  has_proof: z.boolean(),
  is_proof_shared: z
    .boolean()
    .describe('Whether another deposit shows the same picture; only for open deposits.'),
  reason: z.string().nullable(),
  note: z.string().nullable(),
  created_at_ms: z.number(),
  proof_at_ms: z.number().nullable(),
  ended_at_ms: z.number().nullable(),
});
export type DepositRow = z.infer<typeof depositSchema>;

export const depositDetailsSchema = depositSchema.extend({
  proof: z.string().nullable().describe('Address of the picture, for roles that may open it.'),
  currency: z.string().describe('Account currency.'),
  lang: z.string().describe('The customer’s language.'),
  free: decimalSchema.describe('Current balance of the funding account.'),
  same_proof: z
    .array(
      z.strictObject({
        id: z.number(),
        customer_id: z.number(),
        uid: z.string(),
        customer_name: customerName,
        status: depositStatus,
        created_at_ms: z.number(),
      }),
    )
    .describe('Other deposits that show the same picture.'),
  same_proof_elsewhere: z.array(proofUseSchema).describe('Other objects that show it.'),
});
export type DepositDetails = z.infer<typeof depositDetailsSchema>;

const askedDeposit = depositDetailsSchema.extend(requestFields);

export const depositApprovalInput = z.object({ note });
export type DepositApproval = z.output<typeof depositApprovalInput>;
export const depositRefusalInput = z.object({ reason: customerReason, note });
export type DepositRefusal = z.output<typeof depositRefusalInput>;

/** The bank account assigned to a customer's request. */
export const assignmentInput = z.object({
  bank_name: textField(140),
  name: textField(140),
  account: textField(60),
  swift: textField(20, 0),
  ifsc: textField(20, 0),
  iban: textField(40, 0),
});
export type Assignment = z.output<typeof assignmentInput>;

export const depositRoutes = {
  'GET deposits': { 200: z.array(depositSchema) },
  'GET deposits/:id': { 200: depositDetailsSchema },
  'POST deposits/:id/claim': { 200: depositDetailsSchema },
  'POST deposits/:id/assign': { body: assignmentInput, 200: depositDetailsSchema, 202: askedDeposit },
  'POST deposits/:id/approve': { body: depositApprovalInput, 200: depositDetailsSchema, 202: askedDeposit },
  'POST deposits/:id/reject': { body: depositRefusalInput, 200: depositDetailsSchema },
  'POST deposits/:id/invalid': { body: depositRefusalInput, 200: depositDetailsSchema },
} as const satisfies AdminRoutes;
