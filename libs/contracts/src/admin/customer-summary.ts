import { z } from 'zod';
import { decimalSchema } from '../wire/schema-fields.js';
import { customerNoteSchema } from './customer-file.js';
import { customerName } from './customer-name.js';
import { BLOCKABLE, customerDetailsSchema, customerLoginSchema } from './customers.js';
import { revokedFields } from './reviews.js';
import type { AdminRoutes } from './route.js';

/** Status of one verification level. */
export const identityLevelSchema = z.strictObject({
  level: z.enum(['junior', 'senior']),
  state: z.enum(['none', 'waiting', 'rejected', 'certified', 'revoked']),
  /** The submission behind it; null: none. */
  submission_id: z.number().nullable(),
  at_ms: z.number().nullable(),
  ...revokedFields,
});
export type IdentityLevel = z.infer<typeof identityLevelSchema>;

/** A customer's open items of a product; `result`: profit of closing all at the market, null without a price. */
export const openOfCustomerSchema = z.strictObject({
  product: z.string(),
  count: z.number(),
  waiting: z.number(),
  result: decimalSchema.nullable(),
});

/** Data shared with other customers: a hint for review, not a verdict. */
export const relationSchema = z.strictObject({
  kind: z.enum(['device', 'network', 'payout', 'picture', 'inviter', 'invited']),
  customers: z.array(z.strictObject({ id: z.number(), uid: z.string(), customer_name: customerName })),
  is_more: z.boolean(),
  more_ids: z.array(z.number()).describe('Further ids, up to fifty in all.'),
});
export type Relation = z.infer<typeof relationSchema>;

/** 0: no limit. */
export const limitsOfCustomerSchema = z.strictObject({
  daily_loss: decimalSchema,
  stake: decimalSchema,
  session_minutes: z.number(),
  lost_today: decimalSchema,
  /** End of the self-exclusion, epoch ms; null: permanent; 0: not excluded. */
  excluded_until_ms: z.number().nullable(),
});

/** Author and time of a block in force. */
export const laidBlockSchema = z.strictObject({
  what: z.enum(BLOCKABLE),
  by_name: z.string(),
  at_ms: z.number(),
});

export const customerSummarySchema = customerDetailsSchema.extend({
  blocks: z.array(laidBlockSchema).describe('The customer’s blocks that operators set.'),
  identity: z.array(identityLevelSchema),
  equity: decimalSchema.describe('All account balances, plus the result of closing everything open.'),
  results: z
    .array(z.strictObject({ product: z.string(), net: decimalSchema }))
    .describe('All-time net result of the customer’s entries by product, after fees.'),
  outside: z
    .array(z.strictObject({ type: z.string(), net: decimalSchema }))
    .describe('All-time net amount from or to the outside, by type of entry.'),
  open: z.array(openOfCustomerSchema),
  logins: z.array(customerLoginSchema).describe('The most recent ones.'),
  limits: limitsOfCustomerSchema.nullable().describe('Limits that the customer set; null: none.'),
  related: z.array(relationSchema),
  notes: z.array(customerNoteSchema).describe('The latest twenty; the timeline has the older ones.'),
});
export type CustomerSummary = z.infer<typeof customerSummarySchema>;

export const customerSummaryRoutes = {
  'GET customers/:id/summary': { 200: customerSummarySchema },
} as const satisfies AdminRoutes;
