import { MAX_AMOUNT, round } from '@truemark/money';
import { z } from 'zod';
import { approvalSchema } from '../../admin/approvals.js';
import { plainDecimal, requestInput } from '../../admin/fields.js';
import type { AdminRoutes } from '../../admin/route.js';
import { decimalSchema } from '../../wire/schema-fields.js';

const sharesOf = { count: z.number(), amount: decimalSchema };

/** The pool that a fund's profits are paid from. */
export const poolRowSchema = z.strictObject({
  id: z.number().describe('Number of the fund.'),
  title: z.string(),
  is_published: z.boolean(),
  currency: z.string(),
  balance: decimalSchema,
  promised: decimalSchema.describe('Profits still promised to running subscriptions.'),
  free: decimalSchema.describe('Available for promises to new subscriptions, or for withdrawal.'),
  capital: decimalSchema.describe('The firm’s own funds: paid in less taken out.'),
  paid: decimalSchema.describe('Profits paid so far.'),
  damages: decimalSchema.describe('Proceeds of early redemptions.'),
  running: z.strictObject(sharesOf),
  refunding: z.strictObject(sharesOf),
  day_profits: decimalSchema.describe('Current cost per day.'),
  cover_days: z.number().nullable().describe('Whole days that the balance covers; null: nothing is running.'),
  short_at_ms: z.number().nullable().describe('Last time it was too short for a requested subscription.'),
});
export type PoolRow = z.infer<typeof poolRowSchema>;

export const poolDetailsSchema = poolRowSchema.extend({
  as_of_ms: z.number().describe('By the market clock.'),
  due: z
    .array(
      z.strictObject({
        day: z.string().describe('GMT day.'),
        profits: decimalSchema,
        count: z.number().describe('Number of profits.'),
        shares: decimalSchema.describe('Shares returned, out of customers’ locked funds.'),
        balance_after: decimalSchema.describe('Pool balance if nothing else happens.'),
      }),
    )
    .describe('What falls due in the next 30 days.'),
});
export type PoolDetails = z.infer<typeof poolDetailsSchema>;

/** Moves the firm's own money into a pool; a negative amount takes it out. */
export const poolInput = requestInput('what is it for?').extend({
  amount: plainDecimal(-MAX_AMOUNT, MAX_AMOUNT, 'An amount; below zero takes money out.')
    .refine((amount) => amount !== 0n, 'An amount other than zero.')
    .refine((amount) => round(amount, 2, 'down') === amount, 'At most 2 decimals.'),
});
export type PoolInput = z.output<typeof poolInput>;

export const poolRoutes = {
  'GET fund-pools': { 200: z.array(poolRowSchema) },
  'GET fund-pools/:id': { 200: poolDetailsSchema },
  'GET fund-pools/:id/requests': { 200: z.array(approvalSchema) },
  'POST fund-pools/:id/requests': { body: poolInput, 202: approvalSchema },
} as const satisfies AdminRoutes;
