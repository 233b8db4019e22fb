import type { MicroOrder } from '@truemark/contracts';
import {
  entryDeadlineOf,
  type OptionDirection,
  outcomeOf,
  type Payout,
  type PayoutTerms,
  payoutOf,
} from '@truemark/domain';
import { decimal, type Price } from '@truemark/money';

/** An option as it was heard of; `endsAt` is its end by this device's clock. */
export type HeardOption = MicroOrder & { readonly endsAt: number };

/** The server tells how much is left, so that no clock has to be right. */
export const heard = (order: MicroOrder, at: number): HeardOption => ({
  ...order,
  endsAt: at + order.RemainMilliSeconds,
});

export const directionOf = ({ Type }: Pick<MicroOrder, 'Type'>): OptionDirection =>
  Type === 1 ? 'up' : 'down';

/** What it pays, as pinned at the purchase. */
export const termsOf = (order: Pick<MicroOrder, 'Number' | 'ProfitRatio' | 'LossLevel'>): PayoutTerms => ({
  stake: decimal(order.Number),
  ratio: decimal(order.ProfitRatio),
  lossLevel: order.LossLevel,
});

/** What a running option would come to if it ended at this bid; null while it has no entry. */
export function ifEndedNow(
  order: Pick<MicroOrder, 'Type' | 'EntryPrice' | 'Number' | 'ProfitRatio' | 'LossLevel'>,
  bid: Price | undefined,
): (Payout & { outcome: 'win' | 'loss' | 'tie' }) | null {
  if (order.EntryPrice === null || bid === undefined) return null;
  const outcome = outcomeOf(directionOf(order), decimal(order.EntryPrice), bid);
  return { outcome, ...payoutOf(termsOf(order), outcome) };
}

/** An entry is known at latest so long after it happened, ms. */
const HEARD_WITHIN = 1_000;

/** Whether the entry of a running option may still come; nothing is pushed when it does. */
export function awaitsEntry(
  { Status, EntryPrice, Seconds, endsAt }: Pick<HeardOption, 'Status' | 'EntryPrice' | 'Seconds' | 'endsAt'>,
  now: number,
): boolean {
  if (Status !== 1 || EntryPrice !== null) return false;
  const start = endsAt - Seconds * 1000;
  return now <= entryDeadlineOf(start, Seconds) + HEARD_WITHIN;
}
