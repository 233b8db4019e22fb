import { decimalSchema } from '../../wire/schema-fields.js';

/** Figures of withdrawals in a daily reconciliation. */
export const withdrawalReconciliation = { withdrawals: decimalSchema } as const;
