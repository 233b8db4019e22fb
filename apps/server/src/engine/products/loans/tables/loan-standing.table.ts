import { int, type RowOf, table, text } from '../../../../platform/database/table.js';

export type LoanFormStatus = 'waiting' | 'approved' | 'rejected';

/** How a customer's loan form stands: what became of the last one that he sent. */
export const loanStandings = table(
  'loan_standings',
  ['customerId'],
  {
    customerId: int(),
    applicationId: int(),
    status: text<LoanFormStatus>(),
  },
  { watched: {} },
);
export type LoanStanding = RowOf<typeof loanStandings>;
