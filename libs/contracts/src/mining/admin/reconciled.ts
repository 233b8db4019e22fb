import { decimalSchema } from '../../wire/schema-fields.js';

/** Figures of funds in a daily reconciliation. */
export const fundReconciliation = {
  funds: decimalSchema.describe('Profits paid by funds, less the cost of early redemptions.'),
  fund_pools_change: decimalSchema.describe('Balance from which funds pay profits.'),
  fund_capital: decimalSchema.describe('Paid into the fund pools by the firm, less what it took out.'),
} as const;
