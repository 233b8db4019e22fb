import { z } from 'zod';
import { customerName } from '../../admin/customer-name.js';
import { customerReason, note } from '../../admin/fields.js';
import {
  claimFields,
  coinFields,
  decidedFields,
  requestFields,
  secondPersonFields,
} from '../../admin/reviews.js';
import type { AdminRoutes } from '../../admin/route.js';
import { decimalSchema } from '../../wire/schema-fields.js';

export const withdrawalSchema = z.strictObject({
  ...secondPersonFields,
  ...claimFields,
  ...decidedFields,
  ...coinFields,
  id: z.number(),
  customer_id: z.number(),
  uid: z.string(),
  customer_name: customerName,
  number: decimalSchema.describe('In account currency, like the fee and the payout.'),
  fee: decimalSchema,
  real_number: decimalSchema,
  type: z.literal([1, 2]),
  way: z.enum(['coin', 'bank']),
  code: z.string(),
  protocol: z.string(),
  status: z.enum(['pending', 'approved', 'paid', 'rejected', 'cancelled']),
  target: z.record(z.string(), z.string()),
  is_target_shared: z
    .boolean()
    .describe(
      'Whether another customer requested a payout to the same address or account; shown until it is sent.',
    ),
  memo: z.string(),
  reason: z.string().nullable(),
  note: z.string().nullable(),
  reference: z.string().nullable(),
  created_at_ms: z.number(),
  paid_at_ms: z.number().nullable(),
});
export type WithdrawalRow = z.infer<typeof withdrawalSchema>;

export const WITHDRAWAL_FLAGS = [
  'shared_target',
  'credentials',
  'new_target',
  'first',
  'more_than_paid_in',
  'not_certified',
  'blocked',
] as const;
export type WithdrawalFlag = (typeof WITHDRAWAL_FLAGS)[number];

/**
 * Evidence for a decision: the customer, his balances now and before, other uses of the destination, earlier decisions.
 */
export const withdrawalEvidenceSchema = z.strictObject({
  name: z.string().nullable(),
  account: z.string(),
  level: z.enum(['none', 'junior', 'senior']),
  since_ms: z.number(),
  free: decimalSchema.describe('Of the funding account, like the held amount.'),
  held: decimalSchema,
  paid_in: decimalSchema.describe('All-time total credited for deposits.'),
  paid_in_count: z.number(),
  paid_out: decimalSchema.describe('All-time total of approved withdrawals.'),
  paid_out_count: z.number(),
  bound_at_ms: z.number().nullable().describe('When the customer added this address or account.'),
  payouts_from_ms: z.number().nullable().describe('Credentials changed: no payout before this time.'),
  flags: z.array(z.enum(WITHDRAWAL_FLAGS)),
  uses: z
    .array(
      z.strictObject({
        id: z.number(),
        customer_id: z.number(),
        uid: z.string(),
        customer_name: customerName,
        number: decimalSchema,
        status: withdrawalSchema.shape.status,
        created_at_ms: z.number(),
      }),
    )
    .describe('Other requests to the same address or account, of any customer.'),
  decisions: z
    .array(
      z.strictObject({
        id: z.number(),
        action: z.string(),
        operator: z.string().describe('E-mail address of the operator.'),
        operator_name: z.string().describe('Name of the operator; empty if none was given.'),
        at_ms: z.number(),
        reason: z.string().nullable(),
        asked_by: z
          .string()
          .nullable()
          .describe('Name of the operator who asked a second person for it; null: one was enough.'),
      }),
    )
    .describe('Of this customer’s withdrawals, newest first.'),
});
export type WithdrawalEvidence = z.infer<typeof withdrawalEvidenceSchema>;

export const withdrawalDetailsSchema = withdrawalSchema.extend({
  evidence: withdrawalEvidenceSchema,
  currency: z.string().describe('Account currency.'),
  lang: z.string().describe('The customer’s language.'),
});
export type WithdrawalDetails = z.infer<typeof withdrawalDetailsSchema>;

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
  'GET withdrawals/:id': { 200: withdrawalDetailsSchema },
  'POST withdrawals/:id/claim': { 200: withdrawalDetailsSchema },
  'POST withdrawals/:id/approve': {
    body: withdrawalApprovalInput,
    200: withdrawalDetailsSchema,
    202: withdrawalDetailsSchema.extend(requestFields),
  },
  'POST withdrawals/:id/reject': { body: withdrawalRefusalInput, 200: withdrawalDetailsSchema },
  'POST withdrawals/:id/paid': { body: paymentInput, 200: withdrawalDetailsSchema },
} as const satisfies AdminRoutes;
