/** Ledger entry types of loans → category in the customer's history filter. */
export const entries = {
  loan: 'loans',
  'loan.repayment': 'loans',
  'loan.write_off': 'loans',
  'loan_book.funding': 'loans',
} as const;
