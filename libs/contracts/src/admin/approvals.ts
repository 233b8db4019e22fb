import { z } from 'zod';
import { textField } from './fields.js';
import type { AdminRoutes } from './route.js';

export const approvalStateSchema = z.enum(['waiting', 'approved', 'rejected', 'withdrawn', 'expired']);
export type ApprovalState = z.infer<typeof approvalStateSchema>;

/** A request that needs a second person, with what it would change now. */
export const approvalSchema = z.strictObject({
  id: z.number(),
  /** The same id, under the name used by queue answers next to their row. */
  approval_id: z.number(),
  kind: z.string(),
  label: z.string(),
  subject: z.string(),
  subject_name: z
    .string()
    .nullable()
    .describe('Name of the subject in words; for a setting its description. Null: `subject` is the name.'),
  about_id: z
    .number()
    .nullable()
    .describe('Number of the terms row that it changes or has created; null if there is none.'),
  customer: z
    .strictObject({ id: z.number(), uid: z.string(), name: z.string().nullable() })
    .nullable()
    .describe('Customer concerned, for a role that may read customers.'),
  reason: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  refusal: z.string().nullable().describe('Why it can no longer be applied.'),
  state: approvalStateSchema,
  maker_id: z.number(),
  maker: z.string().describe('E-mail address of the requester.'),
  maker_name: z.string().describe('Name of the requester; empty if none was given.'),
  made_at_ms: z.number(),
  expires_at_ms: z.number(),
  holds_at_ms: z
    .number()
    .nullable()
    .describe('When it takes effect by itself; null if a second person decides.'),
  decider: z.string().nullable(),
  decider_name: z.string().nullable(),
  decided_at_ms: z.number().nullable(),
  note: z.string().nullable(),
  is_own: z.boolean(),
  may_approve: z.boolean(),
  may_reject: z.boolean(),
});
export type ApprovalRow = z.infer<typeof approvalSchema>;

export const approvingInput = z.object({ note: textField(300, 0) });
const refusalNote = z.string().trim().min(3, 'The requester reads this: please enter a reason.').max(300);
/** The note; `reason`, as other refusals call it, is taken where there is none. */
export const refusingInput = z
  .object({ note: refusalNote.optional(), reason: refusalNote.optional() })
  .transform(({ note, reason }, context) => {
    const given = note ?? reason;
    if (given !== undefined) return { note: given };
    context.addIssue({ code: 'custom', path: ['note'], message: 'Please fill this in.' });
    return z.NEVER;
  });

export const approvalRoutes = {
  'GET approvals': { 200: z.array(approvalSchema) },
  'GET approvals/:id': { 200: approvalSchema },
  'POST approvals/:id/approve': { body: approvingInput, 200: approvalSchema },
  'POST approvals/:id/reject': { body: refusingInput, 200: approvalSchema },
} as const satisfies AdminRoutes;
