import { MAX_AMOUNT } from '@truemark/money';
import { z } from 'zod';
import { amount, decimalField, id, paging, whole } from '../requests/fields.js';

/** `GET /api/fund/list` */
export const fundListRequest = z.object({ ...paging });
export type FundListRequest = z.output<typeof fundListRequest>;

/** `GET /api/fund/info`; with an amount also what it would bring. */
export const fundInfoRequest = z.object({ id: id(), amount: amount().optional() });
export type FundInfoRequest = z.output<typeof fundInfoRequest>;

const percent = () => decimalField({ least: 0n, most: MAX_AMOUNT }, 'Percent, as it was shown.').optional();

/** `POST /api/fund/buy`: terms that were shown are held against those in force, where they are sent. */
export const fundBuyRequest = z.object({
  id: id(),
  amount: amount(),
  dividend_percentage: percent(),
  lock_dividend_days: whole(1, 100_000).optional(),
  liquidated_damages: percent(),
  refund_hours: whole(0, 1_000_000).optional(),
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
