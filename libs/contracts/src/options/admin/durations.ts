import { MAX_AMOUNT, ONE, round } from '@truemark/money';
import { z } from 'zod';
import { approvalSchema } from '../../admin/approvals.js';
import { switchRoutes } from '../../admin/bulk.js';
import { onOff, plainDecimal, symbolOrAll, wholeNumber } from '../../admin/fields.js';
import type { AdminRoutes } from '../../admin/route.js';
import { termsRoutes } from '../../admin/terms.js';
import { decimalSchema } from '../../wire/schema-fields.js';

/** A duration of options; `ForexId` null: for all symbols without their own. */
export const durationSchema = z.strictObject({
  id: z.number(),
  ForexId: z.number().nullable(),
  ShowCode: z.string().nullable(),
  Seconds: z.number(),
  ProfitRatio: decimalSchema,
  LimitAmount: decimalSchema,
  MaxAmount: decimalSchema,
  IsEnabled: z.boolean(),
  OpenOptions: z.number().describe('Running options on it now.'),
  OpenCustomers: z.number(),
});
export type DurationRow = z.infer<typeof durationSchema>;

/** Allowed values of a duration. */
export const DURATION_BOUNDS = {
  seconds: { least: 5, most: 86_400 },
  ratio: { most: 10, places: 4 },
} as const;
const { seconds: SECONDS, ratio: RATIO } = DURATION_BOUNDS;

const amount = plainDecimal(1n, MAX_AMOUNT, 'An amount above 0.');

export const durationInput = z
  .object({
    ForexId: symbolOrAll,
    Seconds: wholeNumber(SECONDS.least, SECONDS.most),
    ProfitRatio: plainDecimal(1n, BigInt(RATIO.most) * ONE, 'A number above 0, at most 10.').refine(
      (ratio) => round(ratio, RATIO.places, 'down') === ratio,
      'At most 4 decimals.',
    ),
    LimitAmount: amount,
    MaxAmount: amount,
    IsEnabled: onOff,
  })
  .refine(({ LimitAmount, MaxAmount }) => LimitAmount <= MaxAmount, {
    path: ['MaxAmount'],
    message: 'Not below the smallest amount.',
  });
export type DurationInput = z.output<typeof durationInput>;

/** A suggested stake; `ForexId` null: for all symbols without their own. */
export const optionAmountSchema = z.strictObject({
  id: z.number(),
  ForexId: z.number().nullable(),
  ShowCode: z.string().nullable(),
  Number: decimalSchema,
});
export type OptionAmountRow = z.infer<typeof optionAmountSchema>;

export const optionAmountInput = z.object({ ForexId: symbolOrAll, Number: amount });
export type OptionAmountInput = z.output<typeof optionAmountInput>;

export const durationRoutes = {
  'GET durations': { 200: z.array(durationSchema) },
  ...termsRoutes('durations', durationSchema, durationInput),
  ...switchRoutes('durations'),
  'DELETE durations/:id': { 200: z.strictObject({ done: z.literal(true) }), 202: approvalSchema },
  'GET option-amounts': { 200: z.array(optionAmountSchema) },
  'GET option-amounts/:id': { 200: optionAmountSchema },
  'POST option-amounts': { body: optionAmountInput, 201: optionAmountSchema },
  'PUT option-amounts/:id': { body: optionAmountInput, 200: optionAmountSchema },
  'DELETE option-amounts/:id': { 200: optionAmountSchema },
} satisfies AdminRoutes;
