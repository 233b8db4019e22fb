/** The kinds of requests by which a second person agrees to what is done with a loan. */
export const LOAN_APPROVAL = 'loans.approve';
export const LOAN_REPAYMENT = 'loans.repayment_approve';
export const LOAN_WRITE_OFF = 'loans.write_off';
