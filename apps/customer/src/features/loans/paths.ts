/** Address of a loan's repayment page. */
export const repaymentPath = (loanId: number): string => `/loan/repayment?loan_id=${loanId}`;
