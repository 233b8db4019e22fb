import { type Money, round } from '@truemark/money';
import { type Refusal, refuse } from '../refusal.js';
import { type CashBounds, refuseSum } from '../wallet/cash-bounds.js';
import { payoutWait } from './payout-hold.js';
import type { MoneyWay } from './withdrawal.js';

const HOUR = 3_600_000;

/**
 * Checks a withdrawal against the terms. Returns the refusal, or null. `withdraw.whole_number` if banks pay whole
 * amounts only.
 */
export function refusePayout(
  amount: Money,
  { way, ...bounds }: CashBounds & { readonly way: MoneyWay },
  banksPayWhole: boolean,
): Refusal | null {
  const beyond = refuseSum('withdraw', amount, bounds);
  if (beyond) return beyond;
  const isWhole = round(amount, 0, 'down') === amount;
  return way === 'bank' && banksPayWhole && !isWhole ? refuse('withdraw.whole_number') : null;
}

/**
 * Refuses withdrawals until `from` (epoch ms; null: no hold), in case the account was taken over by its credentials.
 */
export function refuseOnHold(from: number | null, now: number): Refusal | null {
  const wait = payoutWait(from, now);
  return wait > 0 ? refuse('withdraw.credential_waits', { hours: Math.ceil(wait / HOUR) }) : null;
}

/** Refuses a bound address or bank account until `usableAt`, epoch ms. */
export function refuseUnusableMethod(usableAt: number, now: number): Refusal | null {
  const wait = Math.max(0, usableAt - now);
  return wait > 0 ? refuse('withdraw.method_waits', { hours: Math.ceil(wait / HOUR) }) : null;
}
