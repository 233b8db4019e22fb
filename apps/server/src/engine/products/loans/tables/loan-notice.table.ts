import { int, type RowOf, table, time } from '../../../../platform/database/table.js';

/** Cursor of a borrower's notifications about events of his loan that nobody decided. */
export const loanNotices = table('loan_notices', ['loanId'], {
  loanId: int(),
  /** Time of the last event that he was notified of: market clock, epoch ms. */
  toldAt: time(),
});
export type LoanNotice = RowOf<typeof loanNotices>;
