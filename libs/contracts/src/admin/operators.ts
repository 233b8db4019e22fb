import { z } from 'zod';
import { networkSchema } from '../settings/check-setting.js';
import { decimalSchema } from '../wire/schema-fields.js';
import { factorResetInput } from './customers.js';
import { approvalReason, askedRequest, sumOrNone } from './fields.js';
import { ROLES } from './roles.js';
import type { AdminRoutes } from './route.js';

export const roleSchema = z.enum(ROLES);

export const operatorSchema = z.strictObject({
  id: z.number(),
  email: z.string(),
  name: z.string(),
  role: roleSchema,
  is_active: z.boolean(),
  has_totp: z.boolean(),
  is_invited: z.boolean(),
  invited_until_ms: z
    .number()
    .nullable()
    .describe('When the invitation expires; 0: none pending; null: accepted.'),
  decides_from_ms: z.number(),
  created_at_ms: z.number(),
  custom_role_id: z.number().nullable().describe('Custom role; null: a built-in one.'),
  role_name: z.string().describe('Name of the role, built-in or custom.'),
  daily_limit: decimalSchema
    .nullable()
    .describe(
      'Most that the operator approves alone in 24 hours, if less than the platform’s limit; null: the platform’s.',
    ),
  networks: z.array(z.string()).readonly().describe('Networks from which sign-in is allowed; empty: any.'),
});
export type OperatorRow = z.infer<typeof operatorSchema>;

/** Delivery of an invitation; `link` is shown once, and only without a mail server to deliver it. */
export const invitationSchema = z.strictObject({
  sent_to: z.string().nullable(),
  link: z.string().nullable(),
  until_ms: z.number(),
});
export type Invitation = z.infer<typeof invitationSchema>;

const invitedOperator = operatorSchema.extend({ invitation: invitationSchema.nullable() });

/** An operator whose role still needs approval by a second owner. */
const askedOperator = operatorSchema.extend({
  requested: z.strictObject({ id: z.number() }),
  approval_id: z.number(),
});

/** A device on which an operator is signed in. */
export const operatorDeviceSchema = z.strictObject({
  id: z.string(),
  address: z.string(),
  user_agent: z.string(),
  created_at_ms: z.number(),
  last_used_at_ms: z.number(),
  is_current: z.boolean(),
});
export type OperatorDevice = z.infer<typeof operatorDeviceSchema>;

/** The signed-in operator and his permissions. */
export const ownAccountSchema = z.strictObject({
  id: z.number(),
  email: z.string(),
  name: z.string(),
  role: roleSchema,
  role_name: z.string().describe('Name of the role, built-in or custom.'),
  has_totp: z.boolean(),
  totp_is_duty: z.boolean(),
  must_enrol: z.boolean(),
  must_change_password: z
    .boolean()
    .describe('Another person typed the password: the operator can approve nothing with it.'),
  decides_from_ms: z.number(),
  currency: z.string().describe('Account currency.'),
  review_promise_hours: z.number().describe('Hours within which requests are promised to be decided.'),
  timezone: z.string().describe('The platform’s time zone, used where the operator chose no other.'),
  permissions: z.record(z.string(), z.array(z.string())).describe('Permitted actions by resource.'),
});
export type OwnAccount = z.infer<typeof ownAccountSchema>;

const newPassword = z
  .string()
  .min(12, 'At least twelve characters: this opens the back office.')
  .max(72, 'At most 72 characters.');

const networksInput = z.array(networkSchema).max(50);

const profile = {
  name: z.string().trim().min(1).max(100),
  role: roleSchema,
  is_active: z.boolean().default(true),
  custom_role_id: z.int().positive().nullish(),
  daily_limit: sumOrNone.nullish(),
  networks: networksInput.optional(),
  /** Shown to the second owner, if one must approve. */
  reason: approvalReason,
};

export const newOperatorInput = z.object({
  ...profile,
  email: z.email('An e-mail address.').max(200),
  /** Passwords of others cannot be set. */
  password: z.literal('', 'Passwords are not set here: invited operators choose their own.').nullish(),
});
export type NewOperator = z.output<typeof newOperatorInput>;

export const operatorInput = z.object({
  ...profile,
  /** Only the operator himself can set his password. */
  password: z
    .literal('', 'Passwords are not set here: send a link by which the operator chooses one.')
    .nullish(),
});
export type OperatorInput = z.output<typeof operatorInput>;

const current = z.string().min(1, 'Please fill this in.').max(200);
const code = z
  .string()
  .trim()
  .regex(/^\d{6}$/, 'Six digits.');

export const signInInput = z.object({
  email: z.string().trim().min(1, 'Please fill this in.').max(200),
  password: current,
  totp: code.optional().or(z.literal('').transform(() => undefined)),
});
export type SignInInput = z.output<typeof signInInput>;

/** Sets a password through the link sent to its owner. */
export const linkInput = z.object({ token: z.string().min(1).max(100), password: newPassword });
export type LinkInput = z.output<typeof linkInput>;

export const passwordInput = z.object({ current_password: current, password: newPassword });
export type PasswordInput = z.output<typeof passwordInput>;

export const totpInput = z.object({
  secret: z.string().regex(/^[A-Z2-7]{16,64}$/, 'This secret was not issued by this server.'),
  code,
  /** Code of the current authenticator app, if one is replaced. */
  former_code: code.optional(),
  current_password: current,
});
export type TotpInput = z.output<typeof totpInput>;

export const totpRemovalInput = z.object({ current_password: current });
export type TotpRemoval = z.output<typeof totpRemovalInput>;

/** Id of the session to revoke; absent: all except the current one. */
export const revocationInput = z.object({ id: z.string().max(64).optional() });
export type Revocation = z.output<typeof revocationInput>;

export const operatorRoutes = {
  'GET operators': { 200: z.array(operatorSchema) },
  'GET operators/:id': { 200: operatorSchema },
  'POST operators': { body: newOperatorInput, 201: invitedOperator, 202: askedOperator },
  'PUT operators/:id': { body: operatorInput, 200: operatorSchema, 202: askedOperator },
  'GET operators/:id/sessions': { 200: z.array(operatorDeviceSchema) },
  'POST operators/:id/sessions/revoke': { body: revocationInput, 200: z.array(operatorDeviceSchema) },
  'POST operators/:id/invite': { 200: invitationSchema },
  'POST operators/:id/revoke-invitation': { 200: operatorSchema },
  'POST operators/:id/send-link': { 200: z.strictObject({ sent_to: z.string() }) },
  'POST operators/:id/reset-second-factor': {
    body: factorResetInput,
    202: askedRequest,
  },
  'POST auth/login': { body: signInInput, 200: z.strictObject({ token: z.string() }) },
  'POST auth/set-password': { body: linkInput, 200: z.strictObject({ email: z.string() }) },
  'POST auth/logout': { 200: z.strictObject({ done: z.literal(true) }) },
  'GET auth/me': { 200: ownAccountSchema },
  'POST auth/password': { body: passwordInput, 200: ownAccountSchema },
  'GET auth/totp': { 200: z.strictObject({ secret: z.string(), uri: z.string() }) },
  'POST auth/totp': { body: totpInput, 200: ownAccountSchema },
  'POST auth/totp/remove': { body: totpRemovalInput, 200: ownAccountSchema },
  'GET auth/sessions': { 200: z.array(operatorDeviceSchema) },
  'POST auth/sessions/revoke': { body: revocationInput, 200: z.array(operatorDeviceSchema) },
} as const satisfies AdminRoutes;
