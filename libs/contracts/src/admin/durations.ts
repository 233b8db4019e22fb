import { z } from 'zod';
import { decimalSchema } from '../wire/schema-fields.js';
import { approvalSchema } from './approvals.js';
import type { AdminRoutes } from './route.js';
import { termsRoutes } from './terms.js';

/** A duration of options; `ForexId` null: for all symbols without their own. */
export const durationSchema = z.strictObject({
  id: z.number(),
  ForexId: z.number().nullable(),
  ShowCode: z.string().nullable(),
  Seconds: z.number(),
  ProfitRatio: decimalSchema,
  LimitAmount: decimalSchema,
  MaxAmount: decimalSchema,
  IsEnabled: z.boolean(),
  OpenOptions: z.number().describe('What runs on it now.'),
  OpenCustomers: z.number(),
});
export type DurationRow = z.infer<typeof durationSchema>;

/** An amount to choose from; `ForexId` null: for all symbols without their own. */
export const optionAmountSchema = z.strictObject({
  id: z.number(),
  ForexId: z.number().nullable(),
  ShowCode: z.string().nullable(),
  Number: decimalSchema,
});
export type OptionAmountRow = z.infer<typeof optionAmountSchema>;

export const durationRoutes = {
  'GET durations': { 200: z.array(durationSchema) },
  ...termsRoutes('durations', durationSchema),
  'DELETE durations/:id': { 200: z.strictObject({ done: z.literal(true) }), 202: approvalSchema },
  'GET option-amounts': { 200: z.array(optionAmountSchema) },
  'GET option-amounts/:id': { 200: optionAmountSchema },
  'POST option-amounts': { 201: optionAmountSchema },
  'PUT option-amounts/:id': { 200: optionAmountSchema },
  'DELETE option-amounts/:id': { 200: optionAmountSchema },
} satisfies AdminRoutes;
