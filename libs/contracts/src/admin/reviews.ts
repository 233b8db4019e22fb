import { z } from 'zod';
import { decimalSchema } from '../wire/schema-fields.js';
import { customerName } from './customer-name.js';

/** What a row of a review queue says of the second person that its decision needs. */
export const secondPersonFields = {
  needs_second_person: z.boolean(),
  second_person_reason: z.enum(['customer', 'amount', 'daily', 'new', 'unblocked']).nullable(),
  approval: z
    .strictObject({ id: z.number(), maker_id: z.number(), maker: z.string() })
    .nullable()
    .describe('Request that waits for a second person.'),
};

/** What the ledger booked for one thing. */
export const causedEntrySchema = z.strictObject({
  id: z.number(),
  type: z.string(),
  at_ms: z.number(),
  postings: z.array(z.strictObject({ account: z.string(), side: z.enum(['C', 'D']), amount: decimalSchema })),
});

/** Who decided on it, and when; null while nobody has. */
export const decidedFields = {
  decided_by_name: z.string().nullable(),
  decided_at_ms: z.number().nullable(),
};

/** Who took a level of identity back, at whose word, and why; null where it stands, or nobody had it. */
export const revokedFields = {
  revoked_by_name: z.string().nullable(),
  revoked_asked_by: z
    .string()
    .nullable()
    .describe('Name of the requester, as written with the reason; null: no second person had to agree.'),
  revoked_reason: z.string().nullable().describe('Shown to the customer.'),
};

/** Who works on it just now. */
export const claimFields = { claimed_by: z.number().nullable(), claimed_by_name: z.string().nullable() };

/** Where the price of a coin came from: a tick of a symbol, or what an operator set. */
export const priceSourceSchema = z.union([
  z.strictObject({ kind: z.literal('tick'), symbolId: z.number(), seq: z.number(), at: z.number() }),
  z.strictObject({ kind: z.literal('set'), at: z.number() }),
]);
export type PriceSource = z.infer<typeof priceSourceSchema>;

/** Coins and their price, of a payment. */
export const coinFields = {
  usd_price: decimalSchema.nullable(),
  price_source: priceSourceSchema.nullable(),
  coin_number: decimalSchema.nullable(),
  is_estimate: z.boolean().describe('The approval fixes price and coins, at the price of that moment.'),
};

/** The number of the request in a row whose decision a second person has to agree to. */
export const askedFields = { approval_id: z.number() };

/** Where a picture is shown as a proof. */
export const proofUseSchema = z.strictObject({
  kind: z.string().describe('Name of the cause, as in journal entries.'),
  id: z.number(),
  customer_id: z.number(),
  uid: z.string(),
  customer_name: customerName,
});
export type ProofUseRow = z.infer<typeof proofUseSchema>;
