import { z } from 'zod';
import { decimalSchema } from '../wire/schema-fields.js';
import { productReconciliation } from './products.js';
import type { AdminRoutes } from './route.js';

/** Movements of a period, and whether the books match. */
export const reconciliationSchema = z.strictObject({
  from_ms: z.number(),
  until_ms: z.number(),
  ...productReconciliation,
  fees: decimalSchema,
  trading_result: decimalSchema,
  adjustments: decimalSchema,
  liabilities: decimalSchema,
  liabilities_change: decimalSchema,
  stored_off: decimalSchema,
  difference: decimalSchema,
});
export type Reconciliation = z.infer<typeof reconciliationSchema>;

export const reconciliationRoutes = {
  'GET reconciliation': { 200: reconciliationSchema },
} as const satisfies AdminRoutes;
