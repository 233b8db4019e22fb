import { z } from 'zod';
import { decimalSchema } from '../wire/schema-fields.js';
import { customerReason, note } from './fields.js';
import { askedFields, claimFields, coinFields, secondPersonFields } from './reviews.js';
import type { AdminRoutes } from './route.js';

export const withdrawalSchema = z.strictObject({
  ...secondPersonFields,
  ...claimFields,
  ...coinFields,
  id: z.number(),
  customer_id: z.number(),
  uid: z.string(),
  number: decimalSchema.describe('In account currency, as are the fee and what arrives.'),
  fee: decimalSchema,
  real_number: decimalSchema,
  type: z.literal([1, 2]),
  way: z.enum(['coin', 'bank']),
  code: z.string(),
  protocol: z.string(),
  status: z.enum(['pending', 'approved', 'paid', 'rejected', 'cancelled']),
  target: z.record(z.string(), z.string()),
  memo: z.string(),
  reason: z.string().nullable(),
  note: z.string().nullable(),
  reference: z.string().nullable(),
  created_at_ms: z.number(),
  decided_at_ms: z.number().nullable(),
  paid_at_ms: z.number().nullable(),
});
export type WithdrawalRow = z.infer<typeof withdrawalSchema>;

export const wholeWithdrawalSchema = withdrawalSchema.extend({
  currency: z.string().describe('What accounts are held in.'),
});
export type WholeWithdrawal = z.infer<typeof wholeWithdrawalSchema>;

export const withdrawalApprovalInput = z.object({ note });
export type WithdrawalApproval = z.output<typeof withdrawalApprovalInput>;
export const withdrawalRefusalInput = z.object({ reason: customerReason, note });
export type WithdrawalRefusal = z.output<typeof withdrawalRefusalInput>;
export const paymentInput = z.object({
  reference: z.string().trim().min(3, 'The reference of the payment.').max(200),
});
export type PaymentInput = z.output<typeof paymentInput>;

export const withdrawalRoutes = {
  'GET withdrawals': { 200: z.array(withdrawalSchema) },
  'GET withdrawals/:id': { 200: wholeWithdrawalSchema },
  'POST withdrawals/:id/claim': { 200: wholeWithdrawalSchema },
  'POST withdrawals/:id/approve': {
    body: withdrawalApprovalInput,
    200: wholeWithdrawalSchema,
    202: wholeWithdrawalSchema.extend(askedFields),
  },
  'POST withdrawals/:id/reject': { body: withdrawalRefusalInput, 200: wholeWithdrawalSchema },
  'POST withdrawals/:id/paid': { body: paymentInput, 200: wholeWithdrawalSchema },
} as const satisfies AdminRoutes;
