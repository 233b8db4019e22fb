import { decimalSchema } from '../../wire/schema-fields.js';

/** Figures of loans in a daily reconciliation. */
export const loanReconciliation = {
  loans: decimalSchema.describe('Paid out to customers, less repayments from their accounts.'),
  loan_book: decimalSchema.describe('Available to lend at the end of the day.'),
  loan_book_change: decimalSchema,
  loan_income: decimalSchema.describe('Interest and penalties.'),
  loan_losses: decimalSchema.describe('Principal written off.'),
} as const;
