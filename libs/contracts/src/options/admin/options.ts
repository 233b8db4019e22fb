import { z } from 'zod';
import { customerName } from '../../admin/customer-name.js';
import type { AdminRoutes } from '../../admin/route.js';
import { decimalSchema } from '../../wire/schema-fields.js';
import { microOrderSchema } from '../answers.js';
import { microAuditSchema } from '../proof.js';

/** An option as shown to its customer, with its owner and status. */
export const optionSchema = microOrderSchema.extend({
  id: z.number(),
  customer_id: z.number(),
  uid: z.string(),
  customer_name: customerName,
  is_demo: z.boolean(),
  bid_now: decimalSchema.nullable().describe('Current bid (this second) while it runs.'),
  outcome_now: z.enum(['', 'win', 'loss', 'tie']).describe('Result at that bid.'),
});
export type OptionRow = z.infer<typeof optionSchema>;

/** Terms pinned at the purchase, and those of a sale. */
const optionTerms = z.strictObject({
  ratio: z.string(),
  lossLevel: z.number(),
  staleSeconds: z.number(),
  sale: z
    .strictObject({
      price: z.string(),
      chance: z.string(),
      spread: z.string(),
      at: z.number(),
      seq: z.number(),
      askedAt: z.number().optional(),
      least: z.string().optional(),
      formula: z.literal([1, 2]).optional(),
    })
    .optional(),
});

export const optionDetailsSchema = optionSchema.extend({ Terms: optionTerms });
export type OptionDetails = z.infer<typeof optionDetailsSchema>;

export const optionRoutes = {
  'GET options': { 200: z.array(optionSchema) },
  'GET options/:id': { 200: optionDetailsSchema },
  'GET options/:id/proof': { 200: microAuditSchema },
} as const satisfies AdminRoutes;
