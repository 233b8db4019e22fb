import type { CommandBase } from '../../kernel/command.js';
import type { CustomerLimits, LimitValues } from '../limits/tables/limits.table.js';
import type { Duration } from './tables/option.table.js';

/** An up/down option: its entry is the first tick after this instant. */
export interface BuyOption extends CommandBase {
  readonly kind: 'option.buy';
  readonly customerId: number;
  readonly symbolId: number;
  readonly direction: 'up' | 'down';
  readonly stake: bigint;
  readonly seconds: number;
  /** What the customer saw; absent: whatever holds. */
  readonly ratio?: bigint;
  readonly lossLevel?: number;
}

/** The engine's own: options whose entry or expiry was due before `upTo` (epoch ms) are decided. */
export interface SettleOptions extends CommandBase {
  readonly kind: 'option.settle';
  readonly upTo: number;
}

/** What a running option would be bought back for at the last price. Decides nothing and is not journalled. */
export interface OfferOption extends CommandBase {
  readonly kind: 'option.offer';
  readonly customerId: number;
  readonly optionId: number;
}

/** Asks to sell an option back at the price of the first tick after this instant, not below `least`. */
export interface AskSale extends CommandBase {
  readonly kind: 'option.sale';
  readonly customerId: number;
  readonly optionId: number;
  readonly least: bigint;
}

/** A duration in its new state; `id` 0 makes a new one. */
export interface PutDuration extends CommandBase {
  readonly kind: 'duration.put';
  readonly duration: Duration;
}

export interface RemoveDuration extends CommandBase {
  readonly kind: 'duration.remove';
  readonly durationId: number;
}

/** What a customer limits himself to; what is missing stays as it is. */
export interface SetLimits extends CommandBase {
  readonly kind: 'limits.set';
  readonly customerId: number;
  readonly limits: Partial<LimitValues>;
  /** From now on; null: for ever. It can be lengthened, never shortened. */
  readonly excludeDays?: number | null;
}

/** What an option would be bought back for by the last price; `at` in epoch ms. */
export interface OptionOffer {
  readonly optionId: number;
  readonly stake: bigint;
  readonly price: bigint;
  readonly chance: bigint;
  readonly spread: bigint;
  readonly seq: number;
  readonly at: number;
}

/** How a customer stands with his own limits at an instant (`at`, epoch ms). */
export interface LimitsStanding {
  /** null: he never set any. */
  readonly limits: CustomerLimits | null;
  /** What closed trades of the GMT day brought, fees taken off. */
  readonly result: bigint;
  /** Since when his running trading session goes on, epoch ms; null: none runs. */
  readonly sessionSince: number | null;
  readonly at: number;
}
