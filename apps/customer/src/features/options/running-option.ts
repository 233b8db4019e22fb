import {
  entryDeadlineOf,
  type OptionDirection,
  outcomeOf,
  type Payout,
  type PayoutTerms,
  payoutOf,
} from '@truemark/domain';
import type { Price } from '@truemark/money';
import type { Option } from '../../api/options.js';

/** An option with its local receive time; `endsAt` is its expiry by the device clock. */
export type PushedOption = Option & { readonly endsAt: number };

/** The server sends the time left, so that the device clock need not be right. */
export const heard = (order: Option, at: number): PushedOption => ({
  ...order,
  endsAt: at + order.left,
});

export const directionOf = ({ direction }: Pick<Option, 'direction'>): OptionDirection =>
  direction === 'up' ? 'up' : 'down';

/** Payout terms pinned at the purchase. */
export const termsOf = (order: Pick<Option, 'stake' | 'ratio' | 'lossLevel'>): PayoutTerms => ({
  stake: order.stake,
  ratio: order.ratio,
  lossLevel: order.lossLevel,
});

/** Result of a running option if it ended at this bid; null without an entry. */
export function ifEndedNow(
  order: Pick<Option, 'direction' | 'entryPrice' | 'stake' | 'ratio' | 'lossLevel'>,
  bid: Price | undefined,
): (Payout & { outcome: 'win' | 'loss' | 'tie' }) | null {
  if (order.entryPrice === null || bid === undefined) return null;
  const outcome = outcomeOf(directionOf(order), order.entryPrice, bid);
  return { outcome, ...payoutOf(termsOf(order), outcome) };
}

/** Maximum delay until an entry is known, ms. */
const HEARD_WITHIN = 1_000;

/** Whether a running option's entry is still expected; it is not pushed. */
export function awaitsEntry(
  { status, entryPrice, seconds, endsAt }: Pick<PushedOption, 'status' | 'entryPrice' | 'seconds' | 'endsAt'>,
  now: number,
): boolean {
  if (status !== 'running' || entryPrice !== null) return false;
  const start = endsAt - seconds * 1000;
  return now <= entryDeadlineOf(start, seconds) + HEARD_WITHIN;
}
