import type { CommandBase } from '../../kernel/command.js';
import type { entries } from './entries.js';
import type { OptionBook } from './option-book.js';
import type { SaleBook } from './sale-book.js';
import type { Duration, Option, OptionSale } from './tables/option.table.js';

/** Buys an up/down option; its entry is the first tick after this instant. */
export interface BuyOption extends CommandBase {
  readonly kind: 'option.buy';
  readonly customerId: number;
  readonly symbolId: number;
  readonly direction: 'up' | 'down';
  readonly stake: bigint;
  readonly seconds: number;
  /** Precondition: ratio and loss level shown to the customer; absent: accepts the current ones. */
  readonly ratio?: bigint;
  readonly lossLevel?: number;
  /** Set by a replay: 2 where the search for the next closing still overlooked some. */
  readonly limits?: number;
}

/** Issued by the engine: settles options whose entry or expiry was due by `upTo`, epoch ms. */
export interface SettleOptions extends CommandBase {
  readonly kind: 'option.settle';
  readonly upTo: number;
}

/** Quotes the buy-back price of a running option at the last tick. Read-only, not journalled. */
export interface OfferOption extends CommandBase {
  readonly kind: 'option.offer';
  readonly customerId: number;
  readonly optionId: number;
}

/** Requests to sell an option back at the price of the first tick after this instant, but not below `least`. */
export interface AskSale extends CommandBase {
  readonly kind: 'option.sale';
  readonly customerId: number;
  readonly optionId: number;
  readonly least: bigint;
}

/** Creates (`id` 0) or changes a duration. */
export interface PutDuration extends CommandBase {
  readonly kind: 'duration.put';
  readonly duration: Duration;
}

export interface RemoveDuration extends CommandBase {
  readonly kind: 'duration.remove';
  readonly durationId: number;
}

/** Indicative buy-back price at the last tick; `at` in epoch ms. */
export interface OptionOffer {
  readonly optionId: number;
  readonly stake: bigint;
  readonly price: bigint;
  readonly chance: bigint;
  readonly spread: bigint;
  readonly seq: number;
  readonly at: number;
}

declare module '../customers/commands.js' {
  interface AccountSnapshot {
    /** Running options. */
    readonly options: readonly Option[];
  }
}

declare module '../../view/snapshot.js' {
  interface ViewSnapshot {
    readonly durations: readonly Duration[];
  }
}

declare module '../../kernel/registry.js' {
  interface Commands {
    'option.buy': { readonly command: BuyOption; readonly result: { readonly option: Option } };
    'option.settle': { readonly command: SettleOptions; readonly result: { readonly settled: number } };
    'option.offer': { readonly command: OfferOption; readonly result: { readonly offer: OptionOffer } };
    /** The waiting sale; its result is published as the event `option.sale`. */
    'option.sale': { readonly command: AskSale; readonly result: { readonly sale: OptionSale } };
    'duration.put': { readonly command: PutDuration; readonly result: { readonly duration: Duration } };
    'duration.remove': { readonly command: RemoveDuration; readonly result: { readonly done: true } };
  }
  interface Events {
    'option.bought': { readonly customerId: number; readonly option: Option };
    'option.entered': { readonly customerId: number; readonly option: Option };
    /** Settled or sold. */
    'option.ended': { readonly customerId: number; readonly option: Option };
    /** A sale started waiting, was executed, or was refused. */
    'option.sale': { readonly customerId: number; readonly sale: OptionSale };
    /** A duration in its new state; null: no longer offered. */
    'duration.changed': { readonly durationId: number; readonly duration: Duration | null };
  }
  interface Questions {
    /** Running options with ids above `after`, by id, at most `most`. Later events update them. */
    'options.running': { readonly after: number; readonly most: number; readonly answer: readonly Option[] };
  }
  interface Counters {
    options: number;
    sales: number;
    durations: number;
  }
  interface TimedKinds {
    'option.due': true;
    'sale.end': true;
  }
  interface WalletKinds {
    micro: true;
  }
  interface EntryTypes extends Record<keyof typeof entries, true> {}
  interface Slices {
    /** Running options. */
    readonly options: OptionBook;
    readonly durations: Map<number, Duration>;
    /** Sales waiting for their tick. */
    readonly sales: SaleBook;
  }
}
