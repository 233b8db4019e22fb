/** Approval kinds for loan actions that take two operators. */
export const LOAN_APPROVAL = 'loans.approve';
export const LOAN_REPAYMENT = 'loans.repayment_approve';
export const LOAN_WRITE_OFF = 'loans.write_off';
