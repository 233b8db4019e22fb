import { decimalSchema } from '../../wire/schema-fields.js';

/** Its figures of a day’s reconciliation. */
export const loanReconciliation = {
  loans: decimalSchema.describe('Paid out to customers, less what they paid back from their accounts.'),
  loan_book: decimalSchema.describe('What can be lent, at the day’s end.'),
  loan_book_change: decimalSchema,
  loan_income: decimalSchema.describe('Interest and penalties.'),
  loan_losses: decimalSchema.describe('Principals that were given up.'),
} as const;
