/** Refusal keys of loans. */
export type LoanRefusalKey =
  | 'account.loan_unpaid'
  | 'loan.agreement_changed'
  | 'loan.amount_bounds'
  | 'loan.book_short'
  | 'loan.form_approved'
  | 'loan.form_decided'
  | 'loan.form_required'
  | 'loan.form_waiting'
  | 'loan.insufficient_balance'
  | 'loan.not_found'
  | 'loan.not_open'
  | 'loan.one_at_a_time'
  | 'loan.total_changed'
  | 'loan.unknown_product'
  | 'loan.written_off'
  | 'withdraw.loan_unpaid';

declare module '../refusal.js' {
  interface Refusals {
    loans: LoanRefusalKey;
  }
}
