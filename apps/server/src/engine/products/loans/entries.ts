/** What loans book. Type of entry → the kind under which a customer looks for it. */
export const entries = {
  loan: 'loans',
  'loan.repayment': 'loans',
  'loan.write_off': 'loans',
  'loan_book.funding': 'loans',
} as const;
