import { z } from 'zod';
import { bookFields } from '../../admin/book.js';
import type { AdminRoutes } from '../../admin/route.js';
import { decimalSchema } from '../../wire/schema-fields.js';

/** Exposure from running options of one symbol, real or demo. */
export const optionExposureSchema = z.strictObject({
  ...bookFields,
  options: z.number(),
  up_options: z.number(),
  down_options: z.number(),
  up_stakes: decimalSchema,
  down_stakes: decimalSchema,
  up_cost: decimalSchema,
  down_cost: decimalSchema,
  cap: decimalSchema.nullable().describe('The same cap for each direction and book; null: none.'),
  up_percent: decimalSchema.nullable(),
  down_percent: decimalSchema.nullable(),
});
export type OptionExposureRow = z.infer<typeof optionExposureSchema>;

export const optionExposureRoutes = {
  'GET option-exposure': { 200: z.array(optionExposureSchema) },
} as const satisfies AdminRoutes;
