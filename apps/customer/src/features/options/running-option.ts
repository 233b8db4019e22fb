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

/** An option as it was heard of; `endsAt` is its end by this device's clock. */
export type HeardOption = Option & { readonly endsAt: number };

/** The server tells how much is left, so that no clock has to be right. */
export const heard = (order: Option, at: number): HeardOption => ({
  ...order,
  endsAt: at + order.left,
});

export const directionOf = ({ direction }: Pick<Option, 'direction'>): OptionDirection =>
  direction === 'up' ? 'up' : 'down';

/** What it pays, as pinned at the purchase. */
export const termsOf = (order: Pick<Option, 'stake' | 'ratio' | 'lossLevel'>): PayoutTerms => ({
  stake: order.stake,
  ratio: order.ratio,
  lossLevel: order.lossLevel,
});

/** What a running option would come to if it ended at this bid; null while it has no entry. */
export function ifEndedNow(
  order: Pick<Option, 'direction' | 'entryPrice' | 'stake' | 'ratio' | 'lossLevel'>,
  bid: Price | undefined,
): (Payout & { outcome: 'win' | 'loss' | 'tie' }) | null {
  if (order.entryPrice === null || bid === undefined) return null;
  const outcome = outcomeOf(directionOf(order), order.entryPrice, bid);
  return { outcome, ...payoutOf(termsOf(order), outcome) };
}

/** An entry is known at latest so long after it happened, ms. */
const HEARD_WITHIN = 1_000;

/** Whether the entry of a running option may still come; nothing is pushed when it does. */
export function awaitsEntry(
  { status, entryPrice, seconds, endsAt }: Pick<HeardOption, 'status' | 'entryPrice' | 'seconds' | 'endsAt'>,
  now: number,
): boolean {
  if (status !== 'running' || entryPrice !== null) return false;
  const start = endsAt - seconds * 1000;
  return now <= entryDeadlineOf(start, seconds) + HEARD_WITHIN;
}
