import type { Price } from '@truemark/money';
import { isStale } from '../market/types.js';
import {
  type OptionDirection,
  type OptionOutcome,
  type Payout,
  type PayoutTerms,
  payoutOf,
} from './payout.js';

/** Maximum wait for an entry, ms. */
const MAX_WAIT_MS = 10_000;

/** Expiry of an option bought at `start` (epoch ms), to the millisecond. */
export const expiryOf = (start: number, seconds: number): number => start + seconds * 1000;

/** Entry deadline: min(10 s, a third of the duration) after the purchase. */
export const entryDeadlineOf = (start: number, seconds: number): number =>
  start + Math.min(MAX_WAIT_MS, Math.floor((seconds * 1000) / 3));

/**
 * Whether a tick at `time` is the entry of an option bought at `start`. It must be later, so that nobody trades on a
 * price already seen.
 */
export const isEntry = (start: number, seconds: number, time: number): boolean =>
  time > start && time <= entryDeadlineOf(start, seconds);

/** Reasons for which an option is voided. */
export type VoidReason = 'micro.no_entry_tick' | 'micro.stale_exit_tick';

export interface Settlement extends Payout {
  readonly outcome: Exclude<OptionOutcome, 'sold'>;
  readonly reason: VoidReason | null;
}

/** Inputs of a settlement, all pinned at the purchase or recorded since. */
export interface SettlementInput extends PayoutTerms {
  readonly direction: OptionDirection;
  readonly expiresAt: number;
  /** Age in seconds above which the exit tick is stale. */
  readonly staleSeconds: number;
  readonly entryPrice: Price | null;
}

/** The last tick at or before the expiry. */
export interface ExitTick {
  readonly time: number;
  readonly price: Price;
}

/**
 * Settles an ended option. Uses recorded ticks only, so that the result is always the same. Void without an entry, or
 * if the exit tick was older than `staleSeconds` at the expiry.
 */
export function settleOption(option: SettlementInput, exit: ExitTick | null): Settlement {
  const { entryPrice, expiresAt, staleSeconds, direction } = option;
  if (entryPrice === null) return voided(option, 'micro.no_entry_tick');
  if (!exit || isStale(exit.time, expiresAt, staleSeconds)) return voided(option, 'micro.stale_exit_tick');
  const outcome = outcomeOf(direction, entryPrice, exit.price);
  return { outcome, reason: null, ...payoutOf(option, outcome) };
}

/** Equal prices are a tie in either direction. */
export function outcomeOf(direction: OptionDirection, entry: Price, exit: Price): 'win' | 'loss' | 'tie' {
  if (exit === entry) return 'tie';
  return exit > entry === (direction === 'up') ? 'win' : 'loss';
}

const voided = (terms: PayoutTerms, reason: VoidReason): Settlement => ({
  outcome: 'void',
  reason,
  ...payoutOf(terms, 'void'),
});
