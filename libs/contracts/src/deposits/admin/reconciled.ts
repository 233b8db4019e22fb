import { decimalSchema } from '../../wire/schema-fields.js';

/** Figures of deposits in a daily reconciliation. */
export const depositReconciliation = { deposits: decimalSchema } as const;
