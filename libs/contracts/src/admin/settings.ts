import { z } from 'zod';
import { SETTING_UNITS, type SettingDeclaration, type SettingType } from '../settings/declaration.js';
import { SETTING_GROUPS } from '../settings/settings.js';
import { approvalSchema } from './approvals.js';
import { approvalReason } from './fields.js';
import type { AdminRoutes } from './route.js';

const groups = [...SETTING_GROUPS.keys()];

const types = [
  'flag',
  'text',
  'integer',
  'decimal',
  'colour',
  'choice',
  'url',
  'link',
  'image',
  'timezone',
  'currency',
  'countries',
  'networks',
] as const satisfies readonly SettingType[];

const guards = [
  'unused',
  'two_persons',
  'two_persons_off',
  'two_owners',
] as const satisfies readonly NonNullable<SettingDeclaration['guard']>[];

/** A setting with its declaration; values are strings. */
export const settingSchema = z.strictObject({
  id: z.string(),
  key: z.string(),
  group: z.enum(groups),
  group_name: z.string(),
  type: z.enum(types),
  description: z.string(),
  value: z.string(),
  default: z.string(),
  is_default: z.boolean(),
  is_public: z.boolean(),
  least: z.string().nullable(),
  most: z.string().nullable(),
  places: z.number().nullable(),
  /** Unit of its number; null: none. */
  unit: z.enum(SETTING_UNITS).nullable(),
  choices: z
    .array(z.strictObject({ value: z.string(), label: z.string() }))
    .readonly()
    .nullable(),
  guard: z.enum(guards).nullable(),
  stops: z.boolean().describe('Whether the back office asks for a reason when it is switched off.'),
  heading: z.string().nullable().describe('Heading above it within its group.'),
  /** The unbuilt feature that will use it. */
  waits_for: z.string().nullable(),
  is_plannable: z.boolean().describe('Whether its change can be planned for a later time.'),
  fixed_in_use: z.boolean(),
  former: z.string().nullable(),
  changed_by: z.string().nullable(),
  changed_by_name: z.string().nullable(),
  asked_by: z.string().nullable().describe('Requester of the change; null: one person was enough.'),
  asked_by_name: z.string().nullable(),
  changed_at_ms: z.number().nullable(),
  requested: z
    .strictObject({
      id: z.number(),
      value: z.string(),
      by: z.string(),
      by_name: z.string(),
      by_id: z.number(),
      at_ms: z.number(),
      reason: z.string(),
      holds_at_ms: z.number().nullable(),
    })
    .nullable(),
});
export type SettingRow = z.infer<typeof settingSchema>;

export const settingDetailsSchema = settingSchema.extend({
  open: z
    .strictObject({
      positions: z.number(),
      customers: z.number(),
      options: z.number(),
      option_customers: z.number(),
    })
    .describe('What is running now, and whose it is.'),
  customers_by_country: z
    .record(z.string(), z.number())
    .nullable()
    .describe('For a list of countries: real customers registered from each, by two-letter code.'),
});
export type SettingDetails = z.infer<typeof settingDetailsSchema>;

export const settingInput = z.object({
  value: z.union([
    z.string().max(1000),
    z.number().transform((value) => String(value)),
    z.boolean().transform((value) => (value ? '1' : '0')),
  ]),
  /** Shown to the approver, and kept in the audit log. */
  reason: approvalReason,
});
export type SettingInput = z.output<typeof settingInput>;

export const settingRoutes = {
  'GET settings': { 200: z.array(settingSchema) },
  'GET settings/:key': { 200: settingDetailsSchema },
  'PUT settings/:key': { body: settingInput, 200: settingDetailsSchema, 202: approvalSchema },
} as const satisfies AdminRoutes;
