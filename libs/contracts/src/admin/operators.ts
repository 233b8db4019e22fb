import { z } from 'zod';
import type { AdminRoutes } from './route.js';

export const roleSchema = z.enum(['owner', 'operator', 'support', 'auditor']);

export const operatorSchema = z.strictObject({
  id: z.number(),
  email: z.string(),
  name: z.string(),
  role: roleSchema,
  is_active: z.boolean(),
  has_totp: z.boolean(),
  is_invited: z.boolean(),
  decides_from_ms: z.number(),
  created_at_ms: z.number(),
});
export type OperatorRow = z.infer<typeof operatorSchema>;

/** An operator whose role a second owner has to agree to. */
const askedOperator = operatorSchema.extend({
  requested: z.strictObject({ id: z.number() }),
  approval_id: z.number(),
});

/** Where an operator is signed in. */
export const operatorDeviceSchema = z.strictObject({
  id: z.string(),
  address: z.string(),
  user_agent: z.string(),
  created_at_ms: z.number(),
  last_used_at_ms: z.number(),
  is_current: z.boolean(),
});
export type OperatorDevice = z.infer<typeof operatorDeviceSchema>;

/** Who is signed in, and what the role may do. */
export const ownAccountSchema = z.strictObject({
  id: z.number(),
  email: z.string(),
  name: z.string(),
  role: roleSchema,
  has_totp: z.boolean(),
  totp_is_duty: z.boolean(),
  must_enrol: z.boolean(),
  must_change_password: z.boolean().describe('Somebody else typed the password: nothing is approved by it.'),
  decides_from_ms: z.number(),
  permissions: z.record(z.string(), z.array(z.string())).describe('Resource to what may be done with it.'),
});
export type OwnAccount = z.infer<typeof ownAccountSchema>;

export const operatorRoutes = {
  'GET operators': { 200: z.array(operatorSchema) },
  'GET operators/:id': { 200: operatorSchema },
  'POST operators': { 201: operatorSchema, 202: askedOperator },
  'PUT operators/:id': { 200: operatorSchema, 202: askedOperator },
  'GET operators/:id/sessions': { 200: z.array(operatorDeviceSchema) },
  'POST operators/:id/sessions/revoke': { 200: z.array(operatorDeviceSchema) },
  'POST operators/:id/send-link': { 200: z.strictObject({ sent_to: z.string() }) },
  'POST operators/:id/reset-second-factor': {
    202: z.strictObject({ request_id: z.number(), approval_id: z.number() }),
  },
  'POST auth/login': { 200: z.strictObject({ token: z.string() }) },
  'POST auth/set-password': { 200: z.strictObject({ email: z.string() }) },
  'POST auth/logout': { 200: z.strictObject({ done: z.literal(true) }) },
  'GET auth/me': { 200: ownAccountSchema },
  'POST auth/password': { 200: ownAccountSchema },
  'GET auth/totp': { 200: z.strictObject({ secret: z.string(), uri: z.string() }) },
  'POST auth/totp': { 200: ownAccountSchema },
  'POST auth/totp/remove': { 200: ownAccountSchema },
  'GET auth/sessions': { 200: z.array(operatorDeviceSchema) },
  'POST auth/sessions/revoke': { 200: z.array(operatorDeviceSchema) },
} as const satisfies AdminRoutes;
