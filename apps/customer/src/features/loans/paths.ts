/** Page on which a loan is requested. */
export const BORROW = '/loan/submit';

/** Address of a loan's repayment page. */
export const repaymentPath = (loanId: number): string => `/loan/repayment?loan_id=${loanId}`;
