import { decimalSchema } from '../../wire/schema-fields.js';

/** Its figures of a day’s reconciliation. */
export const fundReconciliation = {
  funds: decimalSchema.describe('Profits that funds paid, less what leaving them early cost.'),
  fund_pools_change: decimalSchema.describe('Of what funds have to pay profits from.'),
  fund_capital: decimalSchema.describe('Put into the pools of funds by the firm, less what it took out.'),
} as const;
