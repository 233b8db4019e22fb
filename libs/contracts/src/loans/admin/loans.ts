import { z } from 'zod';
import { customerName } from '../../admin/customer-name.js';
import { customerReason, note } from '../../admin/fields.js';
import {
  causedEntrySchema,
  claimFields,
  decidedFields,
  proofUseSchema,
  requestFields,
  secondPersonFields,
} from '../../admin/reviews.js';
import type { AdminRoutes } from '../../admin/route.js';
import { decimalSchema } from '../../wire/schema-fields.js';

const loanStatus = z.enum(['review', 'active', 'rejected', 'checking', 'repaid', 'cancelled', 'written_off']);

/** A loan as shown to operators. */
export const loanRowSchema = z.strictObject({
  ...secondPersonFields,
  ...claimFields,
  ...decidedFields,
  id: z.number(),
  customer_id: z.number(),
  uid: z.string(),
  customer_name: customerName,
  product_id: z.number(),
  product_name: z.string(),
  status: loanStatus,
  status_number: z.literal([1, 2, 3, 4, 5, 6, 7]),
  amount: decimalSchema,
  loan_period: z.number().describe('Days.'),
  interest_rate: decimalSchema,
  free_period: z.number(),
  penalty_rate: decimalSchema,
  interest_amount: decimalSchema.describe('As of now, or of its end; before that for the whole period.'),
  penalty_amount: decimalSchema,
  total_amount: decimalSchema.describe('Amount, interest and penalty.'),
  created_at_ms: z.number(),
  reviewed_at_ms: z.number().nullable(),
  disbursed_at_ms: z.number().nullable(),
  due_at_ms: z.number().nullable().describe('First millisecond after the due day.'),
  proof_at_ms: z.number().nullable(),
  ended_at_ms: z.number().nullable(),
  waits_since_ms: z.number().nullable().describe('Waiting for an operator since.'),
  promised_at_ms: z.number().nullable().describe('Decision promised by this time.'),
  days_late: z.number().describe('GMT days past the due day while not repaid; 0: not late.'),
  has_proof: z.boolean(),
  repaid_by: z.enum(['balance', 'proof']).nullable(),
  reason: z.string().nullable(),
  note: z.string().nullable(),
});
export type LoanRow = z.infer<typeof loanRowSchema>;

export const loanDetailsSchema = loanRowSchema.extend({
  currency: z.string().describe('Account currency.'),
  lang: z.string().describe('The customer’s language.'),
  application_id: z.number().nullable().describe('Approved form that allows the customer to borrow.'),
  cost: z
    .strictObject({
      interest: decimalSchema,
      total_due: decimalSchema.describe('Payable on the due day.'),
      total_day_later: decimalSchema,
      yearly_rate: decimalSchema,
    })
    .describe('Figures shown before signing.'),
  payoff: z
    .strictObject({
      principal: decimalSchema,
      interest: decimalSchema,
      penalty: decimalSchema,
      total: decimalSchema,
      days: z.number().describe('Days that bear interest, at most the period.'),
      charged_days: z.number(),
      late_days: z.number().describe('Late days charged.'),
      as_of_ms: z.number().describe('As of now, of the proof under review, or of its end.'),
    })
    .nullable()
    .describe('Null if it was never paid out.'),
  checked_from_ms: z.number().nullable().describe('No days accrued while the first proof was reviewed.'),
  checked_until_ms: z.number().nullable(),
  agreement: z.strictObject({
    text: z.string(),
    hash: z.string().describe('Hex SHA-256 of `text`.'),
    lang: z.string(),
    signed_at_ms: z.number(),
    signature: z.string().nullable().describe('Number of the upload, for roles that may open it.'),
  }),
  proof: z.string().nullable().describe('Number of the upload, for roles that may open it.'),
  repaid_to: z
    .strictObject({
      address_id: z.number(),
      currency_code: z.string(),
      protocol_code: z.string(),
      address: z.string(),
    })
    .nullable()
    .describe('Repayment destination that the customer states, as it was displayed at that time.'),
  same_proof: z.array(proofUseSchema).describe('Other objects that show the same picture.'),
  entries: z.array(causedEntrySchema),
});
export type LoanDetails = z.infer<typeof loanDetailsSchema>;

const askedLoan = loanDetailsSchema.extend(requestFields);

export const loanApprovalInput = z.object({ note });
export type LoanApproval = z.output<typeof loanApprovalInput>;
export const loanRefusalInput = z.object({ reason: customerReason, note });
export type LoanRefusal = z.output<typeof loanRefusalInput>;
export const writeOffInput = z.object({ reason: customerReason, note });
export type WriteOff = z.output<typeof writeOffInput>;

export const loanRoutes = {
  'GET loans': { 200: z.array(loanRowSchema) },
  'GET loans/:id': { 200: loanDetailsSchema },
  'GET loans/:id/agreement_pdf': { 200: { file: 'application/pdf' } },
  'POST loans/:id/claim': { 200: loanDetailsSchema },
  'POST loans/:id/approve': { body: loanApprovalInput, 200: loanDetailsSchema, 202: askedLoan },
  'POST loans/:id/reject': { body: loanRefusalInput, 200: loanDetailsSchema },
  'POST loans/:id/repayment_approve': { body: loanApprovalInput, 200: loanDetailsSchema, 202: askedLoan },
  'POST loans/:id/repayment_reject': { body: loanRefusalInput, 200: loanDetailsSchema },
  'POST loans/:id/write_off': { body: writeOffInput, 202: askedLoan },
} as const satisfies AdminRoutes;
