/** Where a loan is repaid. */
export const repaymentPath = (loanId: number): string => `/loan/repayment?loan_id=${loanId}`;
