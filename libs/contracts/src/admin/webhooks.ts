import { z } from 'zod';
import { approvalSchema } from './approvals.js';
import type { AdminRoutes } from './route.js';
import { approvalReasonInput, termsRoutes } from './terms.js';

/** Event name, `<subject>.<event>`; the server lists the available ones. */
const eventName = z
  .string()
  .regex(/^[a-z-]+\.[a-z]+$/, 'An event, such as approvals.waiting.')
  .max(64);
const events = z.array(eventName).min(1, 'Please choose an event.').max(50);

/** A webhook endpoint; deliveries are signed by the Standard Webhooks specification. */
export const webhookSchema = z.strictObject({
  id: z.number(),
  name: z.string(),
  url: z.string(),
  events: z.array(z.string()).readonly(),
  is_enabled: z.boolean(),
  secret_version: z.number().describe('Increases with each new secret.'),
  is_secret_shown: z.boolean().describe('Whether the secret, which is shown once, has been seen.'),
  created_at_ms: z.number(),
});
export type WebhookRow = z.infer<typeof webhookSchema>;

export const webhookInput = z.object({
  name: z.string().trim().min(1, 'Please fill this in.').max(100),
  url: z.url('An https address.').max(500),
  events,
  is_enabled: z.boolean().default(true),
  secret_version: z.int().min(1).max(1_000).default(1),
});
export type WebhookInput = z.output<typeof webhookInput>;

/** One delivery attempt. */
const attemptSchema = z.strictObject({
  at_ms: z.number(),
  status: z.number().nullable().describe('HTTP status; null: no answer.'),
  answer: z.string().describe('Start of the answer, or why there was none.'),
  took_ms: z.number(),
});

export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;

export const webhookDeliverySchema = z.strictObject({
  id: z.number(),
  webhook_id: z.number(),
  webhook_name: z.string(),
  event: z.string(),
  body: z.string().describe('Body of the POST request.'),
  state: z.enum(DELIVERY_STATES),
  attempts: z.array(attemptSchema).readonly().describe('The most recent ones, newest first.'),
  tries: z.number(),
  next_at_ms: z.number().nullable().describe('Time of the next attempt.'),
  at_ms: z.number(),
});
export type WebhookDeliveryRow = z.infer<typeof webhookDeliverySchema>;

/** Events that an operator gets by e-mail, and events available to him. */
export const eventMailsSchema = z.strictObject({
  events: z.array(z.string()).readonly(),
  offered: z
    .array(z.strictObject({ event: z.string(), resource: z.string() }))
    .readonly()
    .describe('Events that the role may read about.'),
  can_send: z.boolean().describe('Whether a mail server is configured.'),
});
export type EventMails = z.infer<typeof eventMailsSchema>;

export const eventMailsInput = z.object({ events: z.array(eventName).max(50) });
export type EventMailsInput = z.output<typeof eventMailsInput>;

export const webhookRoutes = {
  'GET webhooks': { 200: z.array(webhookSchema) },
  'GET webhooks/:id': { 200: webhookSchema },
  ...termsRoutes('webhooks', webhookSchema, webhookInput),
  'DELETE webhooks/:id': {
    body: approvalReasonInput,
    200: z.strictObject({ done: z.literal(true) }),
    202: approvalSchema,
  },
  'POST webhooks/:id/secret': { 200: z.strictObject({ secret: z.string() }) },
  'GET webhook-deliveries': { 200: z.array(webhookDeliverySchema) },
  'GET webhook-deliveries/:id': { 200: webhookDeliverySchema },
  'POST webhook-deliveries/:id/resend': { 200: webhookDeliverySchema },
  'GET event-mails': { 200: eventMailsSchema },
  'PUT event-mails': { body: eventMailsInput, 200: eventMailsSchema },
} as const satisfies AdminRoutes;
