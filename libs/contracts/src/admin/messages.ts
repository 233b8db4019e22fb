import { z } from 'zod';
import { approvalSchema } from './approvals.js';
import { markedNumbers } from './bulk.js';
import { onOff, wholeNumber } from './fields.js';
import type { AdminRoutes } from './route.js';
import { approvalReasonInput } from './terms.js';

/** Recipients: one customer, all, or those matching a filter. */
export const MESSAGE_AIMS = ['one', 'all', 'filter'] as const;

/** Filter of recipients; all given parts must match: language, country, level, real or demo. */
export const messageFilter = z
  .strictObject({
    language: z.string().max(5).optional(),
    country: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]{2}$/, 'A country by its two letters.')
      .optional(),
    level: wholeNumber(0, 100).optional(),
    real: onOff.optional(),
    /** Customers by id. */
    customers: markedNumbers.optional(),
  })
  .default({});
export type MessageFilter = z.output<typeof messageFilter>;

const aimed = {
  to: z.enum(MESSAGE_AIMS),
  customer_id: wholeNumber(1, Number.MAX_SAFE_INTEGER).nullable().default(null),
  filter: messageFilter,
};
const hasRecipient = ({ to, customer_id: id }: { to: string; customer_id: number | null }): boolean =>
  to !== 'one' || id !== null;
const RECIPIENT_MISSING = { path: ['customer_id'], message: 'Please choose a customer.' };

/** Recipients of a planned message. */
export const messageAimInput = z.object(aimed).refine(hasRecipient, RECIPIENT_MISSING);
export type MessageAim = z.output<typeof messageAimInput>;

/** A message by an operator; HTML, sanitised on input. */
export const messageInput = z
  .object({
    ...aimed,
    texts: z.record(
      z.string(),
      z.object({
        title: z.string().trim().max(200).default(''),
        content: z.string().max(50_000).default(''),
      }),
    ),
  })
  .refine(hasRecipient, RECIPIENT_MISSING)
  .and(approvalReasonInput);
export type MessageInput = z.output<typeof messageInput>;

export const OPERATOR_MESSAGE_STATES = ['sending', 'sent', 'stopped'] as const;

/** A message by an operator, with its delivery progress. */
export const operatorMessageSchema = z.strictObject({
  id: z.number(),
  to: z.enum(MESSAGE_AIMS),
  customer_id: z.number().nullable(),
  filter: z.strictObject({
    language: z.string().optional(),
    country: z.string().optional(),
    level: z.number().optional(),
    real: z.boolean().optional(),
    customers: z.array(z.number()).optional(),
  }),
  texts: z.record(z.string(), z.strictObject({ title: z.string(), content: z.string() })),
  operator_id: z.number(),
  state: z.enum(OPERATOR_MESSAGE_STATES),
  sent: z.number().describe('Recipients who have it so far.'),
  made_at_ms: z.number(),
  ended_at_ms: z.number().nullable(),
});
export type OperatorMessageRow = z.infer<typeof operatorMessageSchema>;

export const recipientsSchema = z.strictObject({ count: z.number() });
export type MessageRecipients = z.infer<typeof recipientsSchema>;

export const messageRoutes = {
  'GET messages': { 200: z.array(operatorMessageSchema) },
  'GET messages/recipients': { 200: recipientsSchema },
  'GET messages/:id': { 200: operatorMessageSchema },
  'POST messages': { body: messageInput, 201: operatorMessageSchema, 202: approvalSchema },
  'POST messages/:id/stop': { 200: operatorMessageSchema },
} satisfies AdminRoutes;
