import { type Money, max, type Price, product, type Ratio, round } from '@truemark/money';
import { type Refusal, type RefusalKey, refuse } from '../refusal.js';

/** By coin to an address, or by bank to an account. */
export type MoneyWay = 'coin' | 'bank';

/** Fee of a withdrawal: a fixed amount, or a percentage of it (`rate` 1.5 is 1.5 %). */
export interface WithdrawalFee {
  readonly type: 'fixed' | 'percent';
  readonly rate: Ratio;
}

/** Decimals of the received amount. */
const PLACES_OF: Readonly<Record<MoneyWay, number>> = { coin: 4, bank: 2 };
const HUNDRED: Ratio = 100_00000000n;

/**
 * Fee in account currency, 8 decimals, half-up. It may exceed the amount; the request is then refused, since nothing
 * would be received.
 */
export const withdrawalFee = (amount: Money, { type, rate }: WithdrawalFee): Money =>
  type === 'fixed' ? rate : product([amount, rate], [HUNDRED], 8, 'half-up');

/**
 * Received amount in account currency: the amount less the fee, 4 decimals for a coin and 2 for a bank, half-up, never
 * negative and never more than the amount. The ledger books the rounding remainder with the fee.
 */
export function receivedOf(amount: Money, fee: WithdrawalFee, way: MoneyWay): Money {
  const places = PLACES_OF[way];
  const rounded = round(amount - withdrawalFee(amount, fee), places, 'half-up');
  return max(0n, rounded > amount ? round(amount, places, 'down') : rounded);
}

/** Inputs that decide whether a customer may withdraw now. */
export interface WithdrawalState {
  /** Reason given by the operator who blocked his withdrawals; null if not blocked. */
  readonly blockedReason: string | null;
  /** Another reason that blocks withdrawals now, such as an unpaid loan; null if none. */
  readonly blockedBy: RefusalKey | null;
  readonly hasPending: boolean;
  /** Amount received, in account currency. */
  readonly received: Money;
}

/**
 * Checks whether a withdrawal may be requested. Returns the refusal, or null. In this order: blocked by an operator,
 * blocked by another product, one already pending, nothing received.
 */
export function refuseWithdrawal(standing: WithdrawalState): Refusal | null {
  const { blockedReason: reason, blockedBy, hasPending, received } = standing;
  if (reason !== null) return refuse('customer.blocked', { reason });
  if (blockedBy) return refuse(blockedBy);
  if (hasPending) return refuse('withdraw.pending_blocks');
  return received === 0n ? refuse('withdraw.nothing_received') : null;
}

/** Coins for an amount in account currency at the price of one coin; 8 decimals, half-up. */
export const coinsFor = (sum: Money, price: Price): bigint => product([sum], [price], 8, 'half-up');
