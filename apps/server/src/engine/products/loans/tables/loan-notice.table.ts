import { int, type RowOf, table, time } from '../../../../platform/database/table.js';

/** How far a borrower was told of what befell his loan without anybody deciding on it. */
export const loanNotices = table('loan_notices', ['loanId'], {
  loanId: int(),
  /** The instant of the last event that he was told of, by the market clock, epoch ms. */
  toldAt: time(),
});
export type LoanNotice = RowOf<typeof loanNotices>;
