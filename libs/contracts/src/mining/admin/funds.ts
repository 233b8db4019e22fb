import { formatDecimal, MAX_AMOUNT, ONE, round } from '@truemark/money';
import { z } from 'zod';
import { switchRoutes } from '../../admin/bulk.js';
import { onOff, pictureAddress, plainDecimal, textField, wholeNumber } from '../../admin/fields.js';
import type { AdminRoutes } from '../../admin/route.js';
import { termsRoutes } from '../../admin/terms.js';
import { decimalSchema } from '../../wire/schema-fields.js';

/** Days. */
const LONGEST = 3650;
const HUNDRED = 100n * ONE;

/** Language → texts shown to customers. */
export const fundTextsSchema = z.record(
  z.string(),
  z.strictObject({ title: z.string(), desc: z.string(), risk: z.string(), who_pays: z.string() }),
);

/** A fund as shown to operators. */
export const fundRowSchema = z.strictObject({
  id: z.number(),
  title: z.string().describe('In the site’s language.'),
  is_published: z.boolean(),
  texts: fundTextsSchema,
  image: z.string(),
  dividend_percentage: decimalSchema.describe('Percent of the share per day, at most 4 decimals.'),
  staring_sub_amount: decimalSchema,
  max_sub_amount: decimalSchema,
  limit_num: z.number().describe('Running subscriptions allowed per customer; 0: no limit.'),
  lock_dividend_days: z.number(),
  liquidated_damages: decimalSchema.describe('Early-redemption cost, percent of the share.'),
  sort: z.number(),
  yearly_rate: decimalSchema.describe('Percent per year, simple.'),
  example_amount: decimalSchema.describe('The largest share; the example shows its earnings.'),
  example_day_profit: decimalSchema,
  example_total_profit: decimalSchema,
  example_redeemable: decimalSchema,
});
export type FundRow = z.infer<typeof fundRowSchema>;

const percent = (least: bigint, text: string) =>
  plainDecimal(least, HUNDRED, text).refine((rate) => round(rate, 4, 'down') === rate, 'At most 4 decimals.');
const sum = plainDecimal(1n, MAX_AMOUNT, 'An amount above 0.').refine(
  (amount) => round(amount, 2, 'down') === amount,
  'At most 2 decimals.',
);

const fundText = z.object({
  title: textField(80, 0),
  desc: textField(4000, 0),
  risk: textField(2000, 0),
  who_pays: textField(2000, 0),
});

/**
 * A fund within the limits for all funds. The server checks what publishing needs, since that depends on the site's
 * language.
 */
export const fundInput = z
  .object({
    is_published: onOff.default(false),
    texts: z.record(z.string().regex(/^[a-z]{2,3}$/, 'A language.'), fundText).default({}),
    image: pictureAddress.default(''),
    dividend_percentage: percent(1n, `Percent a day, above 0, at most ${formatDecimal(HUNDRED)}.`),
    staring_sub_amount: sum,
    max_sub_amount: sum,
    limit_num: wholeNumber(0, 100_000).default(0),
    lock_dividend_days: wholeNumber(1, LONGEST),
    liquidated_damages: percent(0n, `Percent, at most ${formatDecimal(HUNDRED)}.`).default(0n),
    sort: z.number().int().min(0).max(100_000).default(0),
  })
  .refine(({ staring_sub_amount, max_sub_amount }) => staring_sub_amount <= max_sub_amount, {
    path: ['max_sub_amount'],
    message: 'Not below the smallest amount.',
  });
export type FundInput = z.output<typeof fundInput>;

export const fundRoutes = {
  'GET funds': { 200: z.array(fundRowSchema) },
  ...termsRoutes('funds', fundRowSchema, fundInput),
  ...switchRoutes('funds'),
} satisfies AdminRoutes;
