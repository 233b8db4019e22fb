import { z } from 'zod';
import type { AdminRoutes } from '../../admin/route.js';
import { decimalSchema } from '../../wire/schema-fields.js';

const count = z.number();
const rate = z.number().nullable();

/** Outcomes of ended options, and their distance from chance. */
export const fairnessFiguresSchema = z.strictObject({
  options: count,
  wins: count,
  losses: count,
  ties: count,
  voids: count,
  sold: count,
  win_rate: rate,
  break_even: rate,
  rises: count,
  falls: count,
  levels: count,
  stakes: decimalSchema,
  returned: decimalSchema,
  return_rate: decimalSchema.nullable(),
  house_result: decimalSchema,
  up_decided: count,
  up_wins: count,
  down_decided: count,
  down_wins: count,
  leaning: count,
  majority_wins: count,
  majority_rate: rate,
  majority_low: rate,
  majority_high: rate,
  majority_z: rate,
  rise_rate: rate,
  rise_low: rate,
  rise_high: rate,
  rise_z: rate,
});

export const fairnessSchema = fairnessFiguresSchema.extend({
  id: z.string(),
  forex_id: z.number(),
  ShowCode: z.string(),
  seconds: z.number().nullable(),
});
export type FairnessRow = z.infer<typeof fairnessSchema>;

export const fairnessSummarySchema = z.strictObject({
  all: fairnessFiguresSchema,
  customers: z.strictObject({
    customers: count,
    compared: count,
    least_draws: count,
    outside_from: count,
    outside: count,
    spread: z.array(z.strictObject({ z: z.number(), customers: count })),
    named: z.array(
      z.strictObject({
        customer_id: z.number(),
        uid: z.string(),
        is_demo: z.boolean(),
        draws: count,
        wins: count,
        win_rate: z.number(),
        z: z.number(),
      }),
    ),
  }),
});
export type FairnessSummary = z.infer<typeof fairnessSummarySchema>;

export const fairnessRoutes = {
  'GET option-fairness': { 200: z.array(fairnessSchema) },
  'GET option-fairness/summary': { 200: fairnessSummarySchema },
} as const satisfies AdminRoutes;
