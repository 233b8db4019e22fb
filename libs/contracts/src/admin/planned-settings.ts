import { z } from 'zod';
import { approvalSchema } from './approvals.js';
import { approvalReason } from './fields.js';
import type { AdminRoutes } from './route.js';
import { settingInput } from './settings.js';

/** `waiting`; `held`: in force since its time; `refused` at its time, with the reason; or `cancelled` before it. */
export const PLAN_STATES = ['waiting', 'held', 'refused', 'cancelled'] as const;

/** A change of a setting, planned for a time of the market clock. */
export const plannedSettingSchema = z.strictObject({
  id: z.number(),
  key: z.string(),
  value: z.string(),
  holds_at_ms: z.number(),
  state: z.enum(PLAN_STATES),
  refusal: z.string().nullable().describe('Why it was refused at its time.'),
  made_by: z.string(),
  made_at_ms: z.number(),
  ended_at_ms: z.number().nullable(),
});
export type PlannedSettingRow = z.infer<typeof plannedSettingSchema>;

export const settingPlanInput = settingInput.extend({
  holds_at_ms: z.int('Please choose an instant.').positive(),
});
export type SettingPlanInput = z.output<typeof settingPlanInput>;

export const planCancelInput = z.object({ reason: approvalReason });

export const plannedSettingRoutes = {
  'GET planned-settings': { 200: z.array(plannedSettingSchema) },
  'POST settings/:key/plan': { body: settingPlanInput, 200: plannedSettingSchema, 202: approvalSchema },
  'POST planned-settings/:id/stop': {
    body: planCancelInput,
    200: plannedSettingSchema,
    202: approvalSchema,
  },
} as const satisfies AdminRoutes;
