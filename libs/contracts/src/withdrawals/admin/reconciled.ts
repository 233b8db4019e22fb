import { decimalSchema } from '../../wire/schema-fields.js';

/** Its figures of a day’s reconciliation. */
export const withdrawalReconciliation = { withdrawals: decimalSchema } as const;
