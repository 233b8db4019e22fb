import { MAX_AMOUNT, round } from '@truemark/money';
import { z } from 'zod';
import { approvalSchema } from '../../admin/approvals.js';
import { plainDecimal, requestInput } from '../../admin/fields.js';
import type { AdminRoutes } from '../../admin/route.js';
import { decimalSchema } from '../../wire/schema-fields.js';

const loansOf = { count: z.number(), amount: decimalSchema };

/** The loan book: available, lent, and waiting amounts. */
export const loanBookSchema = z.strictObject({
  as_of_ms: z.number().describe('By the market clock.'),
  currency: z.string(),
  balance: decimalSchema.describe('Available to lend.'),
  capital: decimalSchema.describe('The firm’s own funds: paid in less taken out.'),
  lent: z.strictObject(loansOf).describe('Outstanding principal.'),
  in_review: z.strictObject(loansOf),
  checking: z
    .strictObject(loansOf)
    .describe('Part of the outstanding principal whose repayment is being checked.'),
  written_off: z.strictObject(loansOf),
  income: decimalSchema.describe('Interest and penalties so far.'),
  overdue: z.array(
    z.strictObject({
      from_days: z.number(),
      to_days: z.number().nullable().describe('Inclusive; null: no end.'),
      ...loansOf,
    }),
  ),
});
export type LoanBook = z.infer<typeof loanBookSchema>;

/** Moves the firm's own money into the loan book; a negative amount takes it out. */
export const loanBookInput = requestInput('what is it for?').extend({
  amount: plainDecimal(-MAX_AMOUNT, MAX_AMOUNT, 'An amount; below zero takes money out.')
    .refine((amount) => amount !== 0n, 'An amount other than zero.')
    .refine((amount) => round(amount, 2, 'down') === amount, 'At most 2 decimals.'),
});
export type LoanBookInput = z.output<typeof loanBookInput>;

export const loanBookRoutes = {
  'GET loan-book': { 200: loanBookSchema },
  'GET loan-book/requests': { 200: z.array(approvalSchema) },
  'POST loan-book/requests': { body: loanBookInput, 202: approvalSchema },
} as const satisfies AdminRoutes;
