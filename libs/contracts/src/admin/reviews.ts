import { z } from 'zod';
import { decimalSchema } from '../wire/schema-fields.js';
import { customerName } from './customer-name.js';

/** Fields of a review queue row about the second person that its decision needs. */
export const secondPersonFields = {
  needs_second_person: z.boolean(),
  second_person_reason: z.enum(['customer', 'amount', 'daily', 'new', 'unblocked']).nullable(),
  approval: z
    .strictObject({ id: z.number(), maker_id: z.number(), maker: z.string() })
    .nullable()
    .describe('Request that waits for a second person.'),
};

/** A ledger entry caused by the item. */
export const causedEntrySchema = z.strictObject({
  id: z.number(),
  type: z.string(),
  at_ms: z.number(),
  postings: z.array(z.strictObject({ account: z.string(), side: z.enum(['C', 'D']), amount: decimalSchema })),
});

/** Author and time of the decision; null while undecided. */
export const decidedFields = {
  decided_by_name: z.string().nullable(),
  decided_at_ms: z.number().nullable(),
};

/** Author, requester and reason of a revoked verification level; null if it is valid or was never granted. */
export const revokedFields = {
  revoked_by_name: z.string().nullable(),
  revoked_asked_by: z
    .string()
    .nullable()
    .describe('Name of the requester, as written with the reason; null: no second person had to agree.'),
  revoked_reason: z.string().nullable().describe('Shown to the customer.'),
};

/** The operator working on it. */
export const claimFields = { claimed_by: z.number().nullable(), claimed_by_name: z.string().nullable() };

/** Source of a coin's price: a recorded tick, or a fixed price set by an operator. */
export const priceSourceSchema = z.union([
  z.strictObject({ kind: z.literal('tick'), symbolId: z.number(), seq: z.number(), at: z.number() }),
  z.strictObject({ kind: z.literal('set'), at: z.number() }),
]);
export type PriceSource = z.infer<typeof priceSourceSchema>;

/** Coins of a payment and their price. */
export const coinFields = {
  usd_price: decimalSchema.nullable(),
  price_source: priceSourceSchema.nullable(),
  coin_number: decimalSchema.nullable(),
  is_estimate: z.boolean().describe('The approval fixes price and coins, at the price of that moment.'),
};

/** Id of the request, in a row whose decision waits for a second person. */
export const requestFields = { approval_id: z.number() };

/** A use of a picture as proof. */
export const proofUseSchema = z.strictObject({
  kind: z.string().describe('Name of the cause, as in journal entries.'),
  id: z.number(),
  customer_id: z.number(),
  uid: z.string(),
  customer_name: customerName,
});
export type ProofUseRow = z.infer<typeof proofUseSchema>;
