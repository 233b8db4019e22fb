import { z } from 'zod';
import { decimalSchema } from '../wire/schema-fields.js';
import { customerNoteSchema } from './customer-file.js';
import { customerName } from './customer-name.js';
import { BLOCKABLE, customerLoginSchema, wholeCustomerSchema } from './customers.js';
import { revokedFields } from './reviews.js';
import type { AdminRoutes } from './route.js';

/** How he stands with one level of identity. */
export const identityLevelSchema = z.strictObject({
  level: z.enum(['junior', 'senior']),
  state: z.enum(['none', 'waiting', 'rejected', 'certified', 'revoked']),
  /** The submission that it stands on; null: he never sent one. */
  submission_id: z.number().nullable(),
  at_ms: z.number().nullable(),
  ...revokedFields,
});
export type IdentityLevel = z.infer<typeof identityLevelSchema>;

/** What of him a product runs now; `result`: closing all of it at the market, null where that has no price. */
export const openOfCustomerSchema = z.strictObject({
  product: z.string(),
  count: z.number(),
  waiting: z.number(),
  result: decimalSchema.nullable(),
});

/** What he has in common with others: a hint to look at, never a verdict. */
export const relationSchema = z.strictObject({
  kind: z.enum(['device', 'network', 'payout', 'picture', 'inviter', 'invited']),
  customers: z.array(z.strictObject({ id: z.number(), uid: z.string(), customer_name: customerName })),
  is_more: z.boolean(),
  more_ids: z.array(z.number()).describe('Further ones, up to fifty in all.'),
});
export type Relation = z.infer<typeof relationSchema>;

/** 0: no limit. */
export const limitsOfCustomerSchema = z.strictObject({
  daily_loss: decimalSchema,
  stake: decimalSchema,
  session_minutes: z.number(),
  lost_today: decimalSchema,
  /** Until when he has shut himself out of new trades, epoch ms; null: for ever; 0: he has not. */
  excluded_until_ms: z.number().nullable(),
});

/** Who laid a block that stands, and when. */
export const laidBlockSchema = z.strictObject({
  what: z.enum(BLOCKABLE),
  by_name: z.string(),
  at_ms: z.number(),
});

export const customerSummarySchema = wholeCustomerSchema.extend({
  blocks: z.array(laidBlockSchema).describe('Those of his blocks that operators laid.'),
  identity: z.array(identityLevelSchema),
  equity: decimalSchema.describe(
    'Everything on his accounts, with what closing all that is open would come to.',
  ),
  results: z
    .array(z.strictObject({ product: z.string(), net: decimalSchema }))
    .describe('By product: what its entries came to on his accounts, ever; fees taken off.'),
  outside: z
    .array(z.strictObject({ type: z.string(), net: decimalSchema }))
    .describe('By type of entry: what came from outside, ever, or went there.'),
  open: z.array(openOfCustomerSchema),
  logins: z.array(customerLoginSchema).describe('The last few.'),
  limits: limitsOfCustomerSchema.nullable().describe('His own; null: he set none.'),
  related: z.array(relationSchema),
  notes: z.array(customerNoteSchema).describe('The latest twenty; older ones stand in his timeline.'),
});
export type CustomerSummary = z.infer<typeof customerSummarySchema>;

export const customerSummaryRoutes = {
  'GET customers/:id/summary': { 200: customerSummarySchema },
} as const satisfies AdminRoutes;
