import { MAX_AMOUNT } from '@truemark/money';
import { z } from 'zod';
import { amount, decimalField, id, paging, whole } from '../requests/fields.js';

/** `GET /api/fund/list` */
export const fundListRequest = z.object({ ...paging });
export type FundListRequest = z.output<typeof fundListRequest>;

/** `GET /api/fund/info`; with an amount, also its earnings. */
export const fundInfoRequest = z.object({ id: id(), amount: amount().optional() });
export type FundInfoRequest = z.output<typeof fundInfoRequest>;

const percent = () => decimalField({ least: 0n, most: MAX_AMOUNT }, 'Percent, as displayed.').optional();

const shown = {
  dividend_percentage: percent(),
  lock_dividend_days: whole(1, 100_000).optional(),
  liquidated_damages: percent(),
  refund_hours: whole(0, 1_000_000).optional(),
};
const SHOWN = Object.keys(shown) as (keyof typeof shown)[];

/** `POST /api/fund/buy`: the terms shown are a precondition against those in force. Send all of them, or none. */
export const fundBuyRequest = z.object({ id: id(), amount: amount(), ...shown }).check((context) => {
  const { value } = context;
  const missing = SHOWN.filter((name) => value[name] === undefined);
  if (missing.length === SHOWN.length) return;
  for (const name of missing) {
    context.issues.push({ code: 'custom', input: value, path: [name], message: 'validation.required' });
  }
});
export type FundBuyRequest = z.output<typeof fundBuyRequest>;

/** `GET /api/fund/subList` */
export const subscriptionListRequest = z.object({ ...paging });
export type SubscriptionListRequest = z.output<typeof subscriptionListRequest>;

/** `GET /api/fund/insList` */
export const fundIncomeRequest = z.object({ sub_id: id(), ...paging });
export type FundIncomeRequest = z.output<typeof fundIncomeRequest>;

/** One subscription: `applyRefund`, `audit`. */
export const subscriptionRequest = z.object({ sub_id: id() });
export type SubscriptionRequest = z.output<typeof subscriptionRequest>;
