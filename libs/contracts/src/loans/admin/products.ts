import { MAX_LOAN_INTEREST, MAX_LOAN_PENALTY } from '@truemark/domain';
import { formatDecimal, MAX_AMOUNT, round } from '@truemark/money';
import { z } from 'zod';
import { switchRoutes } from '../../admin/bulk.js';
import { placeInputs, plainDecimal, textField, wholeNumber } from '../../admin/fields.js';
import { placeFields } from '../../admin/payment-terms.js';
import type { AdminRoutes } from '../../admin/route.js';
import { termsRoutes } from '../../admin/terms.js';
import { decimalSchema } from '../../wire/schema-fields.js';

/** Days. */
const LONGEST = 3650;

/** A loan product and its costs. */
export const loanProductRowSchema = z.strictObject({
  id: z.number(),
  name: z.string(),
  loan_period: z.number().describe('Days.'),
  min_amount: decimalSchema,
  max_amount: decimalSchema,
  interest_rate: decimalSchema.describe('Fraction per day, at most 0.008.'),
  free_period: z.number().describe('Interest-free days.'),
  penalty_rate: decimalSchema.describe('Fraction of the amount per late day, at most 0.01.'),
  ...placeFields,
  example_amount: decimalSchema.describe('The largest amount; the example shows its cost.'),
  example_interest: decimalSchema,
  example_total_due: decimalSchema.describe('Payable on the due day.'),
  example_total_day_later: decimalSchema.describe('Payable a day after it.'),
  example_yearly_rate: decimalSchema.describe('interest ÷ amount × 365 ÷ loan_period, a fraction.'),
});
export type LoanProductRow = z.infer<typeof loanProductRowSchema>;

const rate = (most: bigint) => plainDecimal(0n, most, `A fraction a day, at most ${formatDecimal(most)}.`);
const sum = (least: bigint, text: string) =>
  plainDecimal(least, MAX_AMOUNT, text).refine(
    (amount) => round(amount, 2, 'down') === amount,
    'At most 2 decimals.',
  );

/** Terms of a product, within the limits for all loans. */
export const loanProductInput = z
  .object({
    name: textField(60),
    loan_period: wholeNumber(1, LONGEST),
    min_amount: sum(0n, 'An amount, not below 0.'),
    max_amount: sum(1n, 'An amount above 0.'),
    interest_rate: rate(MAX_LOAN_INTEREST),
    free_period: wholeNumber(0, LONGEST),
    penalty_rate: rate(MAX_LOAN_PENALTY),
    ...placeInputs,
  })
  .refine(({ min_amount, max_amount }) => min_amount <= max_amount, {
    path: ['max_amount'],
    message: 'Not below the smallest amount.',
  })
  .refine(({ free_period, loan_period }) => free_period <= loan_period, {
    path: ['free_period'],
    message: 'Not longer than the loan itself.',
  });
export type LoanProductInput = z.output<typeof loanProductInput>;

export const loanProductRoutes = {
  'GET loan-products': { 200: z.array(loanProductRowSchema) },
  ...termsRoutes('loan-products', loanProductRowSchema, loanProductInput),
  ...switchRoutes('loan-products'),
} satisfies AdminRoutes;
