/** Wire numbers of loans' entry types. */
export const loanEntryNumbers = {
  loan: 24,
  'loan.repayment': 25,
  'loan.write_off': 26,
  'loan_book.funding': 27,
} as const;
