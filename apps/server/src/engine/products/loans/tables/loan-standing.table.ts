import { int, type RowOf, table, text } from '../../../../platform/database/table.js';

export type LoanFormStatus = 'waiting' | 'approved' | 'rejected';

/** Status of a customer's last loan form. */
export const loanStandings = table(
  'loan_standings',
  ['customerId'],
  {
    customerId: int(),
    applicationId: int(),
    status: text<LoanFormStatus>(),
  },
  { follows: 'replay' },
);
export type LoanStanding = RowOf<typeof loanStandings>;
