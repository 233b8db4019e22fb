import { z } from 'zod';
import { customerName } from '../../admin/customer-name.js';
import { note, objectionsInput } from '../../admin/fields.js';
import { claimFields } from '../../admin/reviews.js';
import type { AdminRoutes } from '../../admin/route.js';
import { LOAN_FIELD_NAMES, type LoanField } from '../form-fields.js';

const field = z.enum(LOAN_FIELD_NAMES as [LoanField, ...LoanField[]]);
const objections = z.partialRecord(field, z.string());

/** A loan form submitted by a customer. */
export const loanApplicationRowSchema = z.strictObject({
  id: z.number(),
  customer_id: z.number(),
  uid: z.string(),
  customer_name: customerName,
  account: z.string(),
  lang: z.string(),
  status: z.enum(['waiting', 'approved', 'rejected']),
  status_number: z.literal([1, 2, 3]),
  submitted_at_ms: z.number(),
  promised_at_ms: z.number().describe('Decision promised by this time.'),
  ...claimFields,
  decided_by_name: z.string().nullable(),
  decided_at_ms: z.number().nullable(),
  reason: z.string().nullable(),
  fields: objections.describe('Objections to single fields.'),
  note: z.string().nullable(),
});
export type LoanApplicationRow = z.infer<typeof loanApplicationRowSchema>;

export const loanApplicationDetailsSchema = loanApplicationRowSchema.extend({
  given: z
    .partialRecord(field, z.string())
    .describe('Statements in the order of the form; document numbers masked for an auditor.'),
  pictures: z
    .partialRecord(field, z.string())
    .describe('Numbers of the uploads, for roles that may open them.'),
  earlier: z.array(loanApplicationRowSchema),
});
export type LoanApplicationDetails = z.infer<typeof loanApplicationDetailsSchema>;

export const loanFormApprovalInput = z.object({ note });
export type LoanFormApproval = z.output<typeof loanFormApprovalInput>;
export const loanFormRejectionInput = z.object({
  /** Shown to the customer; may be empty if marked fields explain it. */
  reason: z.string().trim().max(300).default(''),
  fields: objectionsInput(field),
  note,
});
export type LoanFormRejection = z.output<typeof loanFormRejectionInput>;

export const loanApplicationRoutes = {
  'GET loan-applications': { 200: z.array(loanApplicationRowSchema) },
  'GET loan-applications/:id': { 200: loanApplicationDetailsSchema },
  'POST loan-applications/:id/claim': { 200: loanApplicationDetailsSchema },
  'POST loan-applications/:id/approve': { body: loanFormApprovalInput, 200: loanApplicationDetailsSchema },
  'POST loan-applications/:id/reject': { body: loanFormRejectionInput, 200: loanApplicationDetailsSchema },
} as const satisfies AdminRoutes;
