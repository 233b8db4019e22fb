import { z } from 'zod';
import type { AdminRoutes } from './route.js';

/** A row of the audit log; its hash covers the hash of the previous row. */
export const auditRowSchema = z.strictObject({
  id: z.number(),
  at_ms: z.number(),
  operator_id: z.number(),
  operator_email: z.string(),
  address: z.string(),
  action: z.string(),
  resource: z.string(),
  resource_id: z.string(),
  customer_id: z.number().nullable(),
  before: z.unknown(),
  after: z.unknown(),
  reason: z.string().nullable(),
  place: z.number(),
  hash: z.string(),
});
export type AuditRow = z.infer<typeof auditRowSchema>;

/** An outgoing message; its text only for roles that may open it. */
export const outboxMessageSchema = z.strictObject({
  id: z.number(),
  at_ms: z.number(),
  channel: z.string(),
  recipient: z.string(),
  kind: z.string(),
  lang: z.string(),
  state: z.string(),
  text: z.string().nullable(),
});
export type OutboxRow = z.infer<typeof outboxMessageSchema>;

/** Feedback from a customer. */
export const feedbackRowSchema = z.strictObject({
  id: z.number(),
  customer_id: z.number(),
  lang: z.string(),
  text: z.string(),
  sent_at_ms: z.number(),
});
export type FeedbackRow = z.infer<typeof feedbackRowSchema>;

export const auditRoutes = {
  'GET audit-log': { 200: z.array(auditRowSchema) },
  'GET audit-log/:id': { 200: auditRowSchema },
  'GET outbox': { 200: z.array(outboxMessageSchema) },
  'GET outbox/:id': { 200: outboxMessageSchema },
  'GET feedback': { 200: z.array(feedbackRowSchema) },
  'GET feedback/:id': { 200: feedbackRowSchema },
} as const satisfies AdminRoutes;
