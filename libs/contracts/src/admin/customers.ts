import { z } from 'zod';
import { accountSchema } from '../wire/account.js';
import { askedRequest, customerReason, requestInput, wholeNumber } from './fields.js';
import type { AdminRoutes } from './route.js';

/** Blocks set by an operator, each with the reason shown to the customer. */
export const blocksSchema = z.strictObject({
  signIn: z.string().optional(),
  trading: z.string().optional(),
  withdrawing: z.string().optional(),
});

export const customerSchema = z.strictObject({
  id: z.number(),
  uid: z.string(),
  email: z.string().nullable(),
  mobile: z.string().nullable(),
  name: z.string().nullable(),
  nickname: z.string().nullable(),
  level: z.number(),
  credit_score: z.number(),
  is_demo: z.boolean(),
  is_trader: z.boolean(),
  is_real: z.boolean(),
  review_status: z.number(),
  invite_code: z.string(),
  invited_by: z.number().nullable(),
  lang: z.string(),
  blocked: blocksSchema,
  /** Operators' tags, without effect and hidden from customers. */
  tags: z.array(z.string()),
  created_at_ms: z.number(),
});
export type CustomerRow = z.infer<typeof customerSchema>;

export const customerDetailsSchema = customerSchema.extend({
  has_second_factor: z.boolean(),
  /** Number of passkeys for signing in. */
  passkeys: z.number(),
  currency: z.string(),
  accounts: z.array(accountSchema),
  consents: z
    .array(
      z.strictObject({ group: z.string(), version: z.string(), lang: z.string(), agreed_at_ms: z.number() }),
    )
    .describe('Documents the customer agreed to at registration; `version` is the hash of the text shown.'),
});
export type CustomerDetails = z.infer<typeof customerDetailsSchema>;

/** A sign-in of a customer: address and time. */
export const customerLoginSchema = z.strictObject({
  id: z.string(),
  address: z.string(),
  user_agent: z.string(),
  created_at_ms: z.number(),
  last_used_at_ms: z.number(),
  revoked_at_ms: z.number().nullable(),
  is_live: z.boolean(),
});
export type CustomerLogin = z.infer<typeof customerLoginSchema>;

/** For the audit log only. */
const auditReason = z.string().trim().max(300).optional();

/** What is left out keeps its value. */
export const customerInput = z.object({
  level: wholeNumber(0, 100).optional(),
  credit_score: wholeNumber(0, 1000).optional(),
  reason: auditReason.nullable(),
});
export type CustomerInput = z.output<typeof customerInput>;

/** Areas that can be blocked. */
export const BLOCKABLE = ['signIn', 'trading', 'withdrawing'] as const;
/** Without it, the sign-in: a block ends a customer's sessions. */
const what = z.enum(BLOCKABLE).default('signIn');
export const blockInput = z.object({ what, reason: customerReason });
export type BlockInput = z.output<typeof blockInput>;
export const unblockInput = z.object({ what, reason: auditReason });
export type UnblockInput = z.output<typeof unblockInput>;

/** Reason for removing a second factor. */
export const factorResetInput = requestInput('please enter a reason.');

/** Verification level to revoke, and the reason, shown to the second person and the customer. */
export const identityRevocationInput = z.object({
  level: z.enum(['junior', 'senior']),
  reason: customerReason,
});
export type IdentityRevocation = z.output<typeof identityRevocationInput>;

export const customerRoutes = {
  'GET customers': { 200: z.array(customerSchema) },
  'GET customers/:id': { 200: customerDetailsSchema },
  'GET customers/:id/sessions': { 200: z.array(customerLoginSchema) },
  'PUT customers/:id': { body: customerInput, 200: customerDetailsSchema },
  'POST customers/:id/block': { body: blockInput, 200: customerDetailsSchema },
  'POST customers/:id/unblock': { body: unblockInput, 200: customerDetailsSchema },
  'POST customers/:id/revoke-identity': {
    body: identityRevocationInput,
    202: askedRequest,
  },
  'POST customers/:id/reset-second-factor': {
    body: factorResetInput,
    202: askedRequest,
  },
} as const satisfies AdminRoutes;
