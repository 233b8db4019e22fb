import { z } from 'zod';
import { words } from './fields.js';
import type { AdminRoutes } from './route.js';

export const approvalStateSchema = z.enum(['waiting', 'approved', 'rejected', 'withdrawn', 'expired']);
export type ApprovalState = z.infer<typeof approvalStateSchema>;

/** What one operator asked for, and what it would change now. */
export const approvalSchema = z.strictObject({
  id: z.number(),
  /** The same number, beside which a queue's answer has its row. */
  approval_id: z.number(),
  kind: z.string(),
  label: z.string(),
  subject: z.string(),
  subject_name: z
    .string()
    .nullable()
    .describe('What its subject is called in words: of a setting its description. Null: `subject` says it.'),
  about_id: z
    .number()
    .nullable()
    .describe('The number of the row of terms that it changes or has made; null where there is none.'),
  customer: z
    .strictObject({ id: z.number(), uid: z.string(), name: z.string().nullable() })
    .nullable()
    .describe('Whom it concerns, for a role that may read customers.'),
  reason: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  refusal: z.string().nullable().describe('Why it cannot be done any more.'),
  state: approvalStateSchema,
  maker_id: z.number(),
  maker: z.string().describe('The e-mail address of who asked.'),
  maker_name: z.string().describe('What he is called; empty where nobody said.'),
  made_at_ms: z.number(),
  expires_at_ms: z.number(),
  holds_at_ms: z
    .number()
    .nullable()
    .describe('When it comes true by itself; null where a second person is asked.'),
  decider: z.string().nullable(),
  decider_name: z.string().nullable(),
  decided_at_ms: z.number().nullable(),
  note: z.string().nullable(),
  is_own: z.boolean(),
  may_approve: z.boolean(),
  may_reject: z.boolean(),
});
export type ApprovalRow = z.infer<typeof approvalSchema>;

export const approvingInput = z.object({ note: words(300, 0) });
export const refusingInput = z.object({
  note: z.string().trim().min(3, 'Whoever asked for it reads this: please say why.').max(300),
});

export const approvalRoutes = {
  'GET approvals': { 200: z.array(approvalSchema) },
  'GET approvals/:id': { 200: approvalSchema },
  'POST approvals/:id/approve': { body: approvingInput, 200: approvalSchema },
  'POST approvals/:id/reject': { body: refusingInput, 200: approvalSchema },
} as const satisfies AdminRoutes;
