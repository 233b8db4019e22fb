import { z } from 'zod';
import { customerName } from '../admin/customer-name.js';
import { customerReason } from '../admin/fields.js';
import { causedEntrySchema } from '../admin/reviews.js';
import type { AdminRoutes } from '../admin/route.js';
import { decimalSchema } from '../wire/schema-fields.js';
import { forexOrderSchema } from './answers.js';
import { forexAuditSchema } from './proof.js';

/** A contract order as shown to its customer, with its owner. */
export const orderSchema = forexOrderSchema.extend({
  id: z.number(),
  customer_id: z.number(),
  uid: z.string(),
  customer_name: customerName,
  is_demo: z.boolean(),
});
export type OrderRow = z.infer<typeof orderSchema>;

const rateRecord = z.strictObject({
  symbolId: z.number().nullable(),
  seq: z.number().nullable(),
  bid: z.string(),
  inverse: z.boolean(),
});

/** Terms pinned at placement, opening or closing. */
const orderTerms = z.strictObject({
  marginMode: z.number(),
  feeType: z.number(),
  feeRate: z.string(),
  units: z.string(),
  multiple: z.string(),
  openRate: rateRecord,
  closeRate: rateRecord.optional(),
  placedSeq: z.number().optional(),
  realRate: z.literal(true).optional(),
  stopsSeq: z.number().optional(),
  stopOut: z
    .strictObject({ free: z.string(), margin: z.string(), profit: z.string(), level: z.string() })
    .optional(),
});

export const orderDetailsSchema = orderSchema.extend({
  Terms: orderTerms,
  Market: z
    .strictObject({
      state: z.enum(['open', 'stale', 'closed']),
      Bid: decimalSchema.nullable(),
      Ask: decimalSchema.nullable(),
      Seq: z.number().nullable(),
      TimeMs: z.number().nullable(),
    })
    .describe('Whether the position can be closed now, and by which quote.'),
});
export type OrderDetails = z.infer<typeof orderDetailsSchema>;

/** Inputs of an order's result, as given to its customer. */
export const orderProofSchema = forexAuditSchema.extend({
  path: z
    .array(z.strictObject({ time: z.number(), bid: decimalSchema }))
    .describe('The bid from opening to end, or to now: ticks if they are few, else bars.'),
  entries: z.array(causedEntrySchema).describe('Ledger entries of the order.'),
});
export type OrderProofRow = z.infer<typeof orderProofSchema>;

export const closingInput = z.object({ reason: customerReason });

export const orderRoutes = {
  'GET orders': { 200: z.array(orderSchema) },
  'GET orders/:id': { 200: orderDetailsSchema },
  'GET orders/:id/proof': { 200: orderProofSchema },
  'POST orders/:id/close': { body: closingInput, 200: orderDetailsSchema },
} as const satisfies AdminRoutes;
