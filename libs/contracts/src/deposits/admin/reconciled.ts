import { decimalSchema } from '../../wire/schema-fields.js';

/** Its figures of a day’s reconciliation. */
export const depositReconciliation = { deposits: decimalSchema } as const;
