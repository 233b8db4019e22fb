import { flag, int, money, type RowOf, table, text } from '../../../../platform/database/table.js';

/** Loan products and their costs, the same for all customers. */
export const loanProducts = table(
  'loan_products',
  ['id'],
  {
    id: int(),
    name: text(),
    /** Days. */
    loanPeriod: int(),
    least: money(),
    most: money(),
    /** Fraction per day. */
    interestRate: money(),
    /** Days without interest. */
    freePeriod: int(),
    /** Fraction of the amount per day late. */
    penaltyRate: money(),
    sort: int(),
    isEnabled: flag(),
  },
  { configures: true, watched: {} },
);
export type LoanProduct = RowOf<typeof loanProducts>;
