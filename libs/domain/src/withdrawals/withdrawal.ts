import { type Money, max, type Price, product, type Ratio, round } from '@truemark/money';
import { type Refusal, type RefusalKey, refuse } from '../refusal.js';

/** By coin to an address, or to an account at a bank. */
export type MoneyWay = 'coin' | 'bank';

/** What the house keeps of a withdrawal: a fixed amount, or a percentage of it (`rate` 1.5 is 1.5 %). */
export interface WithdrawalFee {
  readonly type: 'fixed' | 'percent';
  readonly rate: Ratio;
}

/** Places of what arrives, by the way it goes. */
const PLACES_OF: Readonly<Record<MoneyWay, number>> = { coin: 4, bank: 2 };
const HUNDRED: Ratio = 100_00000000n;

/**
 * What a withdrawal costs, in account currency, rounded half-up to 8 places. It may exceed the amount: then nothing
 * would arrive, and the request is refused.
 */
export const withdrawalFee = (amount: Money, { type, rate }: WithdrawalFee): Money =>
  type === 'fixed' ? rate : product([amount, rate], [HUNDRED], 8, 'half-up');

/**
 * What arrives of `amount`, in account currency: the amount less the fee, 4 places for a coin and 2 for a bank,
 * half-up, never below 0 and never more than the amount. The ledger books what rounding leaves with the fee.
 */
export function receivedOf(amount: Money, fee: WithdrawalFee, way: MoneyWay): Money {
  const places = PLACES_OF[way];
  const rounded = round(amount - withdrawalFee(amount, fee), places, 'half-up');
  return max(0n, rounded > amount ? round(amount, places, 'down') : rounded);
}

/** What decides whether a customer may ask for a withdrawal now. */
export interface WithdrawalStanding {
  /** Why an operator blocked his withdrawals; null where nobody did. */
  readonly blockedReason: string | null;
  /** Why nothing is paid out to him just now, such as what he owes the house; null: nothing speaks against it. */
  readonly blockedBy: RefusalKey | null;
  readonly hasPending: boolean;
  /** What would arrive, in account currency. */
  readonly received: Money;
}

/**
 * Why a withdrawal is refused, or null. In this order: blocked by the house, what another product says, another one
 * that waits, and one of which nothing would arrive.
 */
export function refuseWithdrawal(standing: WithdrawalStanding): Refusal | null {
  const { blockedReason: reason, blockedBy, hasPending, received } = standing;
  if (reason !== null) return refuse('customer.blocked', { reason });
  if (blockedBy) return refuse(blockedBy);
  if (hasPending) return refuse('withdraw.pending_blocks');
  return received === 0n ? refuse('withdraw.nothing_received') : null;
}

/** Coins for a sum in account currency, at the price of one; 8 places, half-up. */
export const coinsFor = (sum: Money, price: Price): bigint => product([sum], [price], 8, 'half-up');
