import type { CommandBase } from '../../kernel/command.js';
import type { entries } from './entries.js';
import type { OptionBook } from './option-book.js';
import type { SaleBook } from './sale-book.js';
import type { Duration, Option, OptionSale } from './tables/option.table.js';

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
    /** As it waits for its tick; `option.sale` tells what came of it. */
    'option.sale': { readonly command: AskSale; readonly result: { readonly sale: OptionSale } };
    'duration.put': { readonly command: PutDuration; readonly result: { readonly duration: Duration } };
    'duration.remove': { readonly command: RemoveDuration; readonly result: { readonly done: true } };
  }
  interface Events {
    'option.bought': { readonly customerId: number; readonly option: Option };
    'option.entered': { readonly customerId: number; readonly option: Option };
    /** By rule or sold. */
    'option.ended': { readonly customerId: number; readonly option: Option };
    /** A sale waits for its tick, has sold, or has come to nothing. */
    'option.sale': { readonly customerId: number; readonly sale: OptionSale };
    /** A duration as it is offered now; null: it is offered no more. */
    'duration.changed': { readonly durationId: number; readonly duration: Duration | null };
  }
  interface Questions {
    /** Running options numbered above `after`, by number, at most `most`: later events bring them up to date. */
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
    /** Sales of options that wait for their tick. */
    readonly sales: SaleBook;
  }
}
