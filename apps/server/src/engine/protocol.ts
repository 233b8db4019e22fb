import type { Refusal, Tick } from '@truemark/domain';
import type { Ratio } from '@truemark/money';
import type { CashCommand, CashEvent, CashResults } from './cash-commands.js';
import type { CommandBase, RowWrite } from './kernel/command.js';
import type { LedgerAccount } from './kernel/tables/ledger.table.js';
import type { FeedCommand, FeedResults } from './market/feed-commands.js';
import type { SymbolCommand, SymbolEvent, SymbolResults } from './market/symbol-commands.js';
import type { ClosedBy, Order } from './products/contracts/tables/order.table.js';
import type { Customer, CustomerBlocks } from './products/customers/tables/customer.table.js';
import type {
  AskSale,
  BuyOption,
  LimitsStanding,
  OfferOption,
  OptionOffer,
  PutDuration,
  RemoveDuration,
  SetLimits,
  SettleOptions,
} from './products/options/commands.js';
import type { Duration, Option, OptionSale } from './products/options/tables/option.table.js';

export type {
  Adjust,
  ApprovedBy,
  AssignDeposit,
  DecideDeposit,
  DecideWithdrawal,
  SubmitDeposit,
} from './cash-commands.js';
export { type Actor, type RowSeen, type RowWrite, SYSTEM } from './kernel/command.js';
export type { LimitsStanding, OptionOffer } from './products/options/commands.js';
export type { SumToReview } from './products/reviews/tables/review.table.js';

/**
 * The engine's boundary: everything that crosses it is plain data (no functions, no shared objects), so that gateway
 * and engine may live in two processes. Features know this file and `engine.ts`, nothing else of the engine.
 */

/** Writes rows only; decides nothing. Sessions, content, audit rows. */
export interface RecordRows extends CommandBase {
  readonly kind: 'rows.record';
  readonly rows: readonly RowWrite[];
}

/** A customer with accounts of all three kinds; a demo customer starts with `openingBalance` on each of them. */
export interface CreateCustomer extends CommandBase {
  readonly kind: 'customer.create';
  readonly customer: Omit<Customer, 'id'>;
  /** Demo only; 10⁻⁸, minted from the demo book. */
  readonly openingBalance?: bigint;
}

export interface ChangeCustomer extends CommandBase {
  readonly kind: 'customer.change';
  readonly customerId: number;
  readonly change: Partial<Omit<Customer, 'id' | 'uid' | 'isDemo' | 'createdAt'>>;
  /** Whether orders that wait for a price are cancelled: trading is being blocked. */
  readonly cancelsPending?: boolean;
}

/** Everything of a demo customer is ended, and each account holds the demo balance again. */
export interface ResetDemo extends CommandBase {
  readonly kind: 'demo.reset';
  readonly customerId: number;
}

/** New exposure that a customer asks for; prices in 10⁻⁸, 0 for none. */
export interface Exposure {
  readonly customerId: number;
  readonly symbolId: number;
  readonly side: 'buy' | 'sell';
  readonly lots: bigint;
  readonly multiple: Ratio;
  readonly stopLoss?: bigint;
  readonly takeProfit?: bigint;
  readonly trailingDistance?: bigint;
}

/** At the market, now. */
export interface OpenOrder extends CommandBase, Exposure {
  readonly kind: 'order.open';
}

/** At a target price: a limit or a stop order. */
export interface PlaceOrder extends CommandBase, Exposure {
  readonly kind: 'order.place';
  readonly targetPrice: bigint;
  /** Epoch ms; null: good till cancelled. */
  readonly expireAt: number | null;
}

export interface CloseOrder extends CommandBase {
  readonly kind: 'order.close';
  /** null when an operator closes it. */
  readonly customerId: number | null;
  readonly orderId: number;
  /** Some of its lots; all when absent. */
  readonly lots?: bigint;
  readonly reason?: string;
}

export interface CloseAllOrders extends CommandBase {
  readonly kind: 'order.close_all';
  readonly customerId: number;
  readonly symbolId?: number;
}

export interface CancelOrder extends CommandBase {
  readonly kind: 'order.cancel';
  readonly customerId: number;
  readonly orderId: number;
}

/** The engine's own: a pending order's time has come. */
export interface ExpireOrder extends CommandBase {
  readonly kind: 'order.expire';
  readonly orderId: number;
}

/** Stop-loss, take-profit and trailing distance in their new values; 0 removes one. */
export interface ProtectOrder extends CommandBase {
  readonly kind: 'order.protect';
  readonly customerId: number;
  readonly orderId: number;
  readonly stopLoss: bigint;
  readonly takeProfit: bigint;
  /** As it was when absent. */
  readonly trailingDistance?: bigint;
}

/** Settings in their new values, already checked against their declarations; a null value goes back to the default. */
export interface ChangeSettings extends CommandBase {
  readonly kind: 'settings.change';
  /** When, by the wall clock, epoch ms; the market clock's instant when absent. */
  readonly at?: number;
  readonly values: Readonly<Record<string, string | null>>;
}

export type Command =
  | RecordRows
  | CreateCustomer
  | ChangeCustomer
  | ResetDemo
  | CashCommand
  | OpenOrder
  | PlaceOrder
  | CloseOrder
  | CloseAllOrders
  | CancelOrder
  | ExpireOrder
  | ProtectOrder
  | BuyOption
  | SettleOptions
  | OfferOption
  | AskSale
  | PutDuration
  | RemoveDuration
  | SetLimits
  | ChangeSettings
  | SymbolCommand
  | FeedCommand;

/** What each kind of command answers when it is not refused. */
export interface Results extends CashResults, FeedResults, SymbolResults {
  'rows.record': { readonly done: true };
  'customer.create': { readonly customer: Customer };
  'customer.change': { readonly done: true };
  /** How many positions were closed, pending orders cancelled and options made void. */
  'demo.reset': { readonly closed: number; readonly cancelled: number; readonly voided: number };
  'order.open': { readonly order: Order };
  'order.place': { readonly order: Order };
  'order.close': { readonly order: Order };
  /** `left`: positions whose market is closed or silent. */
  'order.close_all': { readonly orders: readonly Order[]; readonly left: number };
  'order.cancel': { readonly order: Order };
  'order.expire': { readonly order: Order };
  'order.protect': { readonly order: Order };
  'option.buy': { readonly option: Option };
  'option.settle': { readonly settled: number };
  'option.offer': { readonly offer: OptionOffer };
  /** As it waits for its tick; `option.sale` tells what came of it. */
  'option.sale': { readonly sale: OptionSale };
  'duration.put': { readonly duration: Duration };
  'duration.remove': { readonly done: true };
  'limits.set': LimitsStanding;
  'settings.change': { readonly version: number };
}

export type Outcome<K extends Command['kind'] = Command['kind']> = Results[K] | Refusal;

/** What happened, in the lane's order; `seq` is the lane's sequence. Sent after the commit and after the answer. */
export type EngineEvent =
  | CashEvent
  | SymbolEvent
  | { readonly type: 'tick'; readonly seq: number; readonly tick: Tick }
  | {
      /** A position at the market, a pending order, one that filled, one that ended unfilled, one with other terms. */
      readonly type: 'order.opened' | 'order.placed' | 'order.filled' | 'order.cancelled' | 'order.changed';
      readonly seq: number;
      readonly customerId: number;
      readonly order: Order;
    }
  /** The margin level has come to the margin call's, or left it again. */
  | {
      readonly type: 'margin.call';
      readonly seq: number;
      readonly customerId: number;
      readonly isCalled: boolean;
    }
  | {
      readonly type: 'order.closed';
      readonly seq: number;
      readonly customerId: number;
      readonly order: Order;
      readonly by: ClosedBy;
    }
  /** Bought, with its entry, ended by rule or sold. */
  | {
      readonly type: 'option.bought' | 'option.entered' | 'option.ended';
      readonly seq: number;
      readonly customerId: number;
      readonly option: Option;
    }
  /** A sale waits for its tick, has sold, or has come to nothing. */
  | {
      readonly type: 'option.sale';
      readonly seq: number;
      readonly customerId: number;
      readonly sale: OptionSale;
    }
  | {
      readonly type: 'account.changed';
      readonly seq: number;
      readonly customerId: number;
      readonly accounts: readonly LedgerAccount[];
    }
  | { readonly type: 'customer.created'; readonly seq: number; readonly customerId: number }
  | {
      readonly type: 'customer.changed';
      readonly seq: number;
      readonly customerId: number;
      readonly blocked: CustomerBlocks;
    }
  /** Settings, symbols or menus: whatever `getBasicInfo`, `menu` and `trade_list` answer. */
  | { readonly type: 'config.changed'; readonly seq: number; readonly version: number }
  /** Feature rows were written: a message for a customer, a menu, a news item. */
  | {
      readonly type: 'rows.recorded';
      readonly seq: number;
      readonly tables: readonly string[];
      readonly rows: readonly RowWrite[];
    }
  | { readonly type: 'stopped'; readonly seq: number; readonly reason: string };

/** A customer's trading account at one instant: later events bring it up to date. */
export interface AccountSnapshot {
  readonly seq: number;
  readonly accounts: readonly LedgerAccount[];
  /** Pending and holding orders. */
  readonly orders: readonly Order[];
  /** Running options. */
  readonly options: readonly Option[];
}

/** The whole open book at one instant: later events bring it up to date. */
export interface OpenOrders {
  readonly seq: number;
  /** Pending and holding orders of everybody, to be read at once: there may be millions. */
  readonly orders: Iterable<Order>;
}

export interface FeedHealth {
  readonly symbolId: number;
  readonly code: string;
  readonly feed: string;
  /** `paused`: it delivers, and nothing of it is taken until somebody has looked. */
  readonly state: 'live' | 'silent' | 'connecting' | 'closed' | 'failed' | 'paused';
  readonly lastTickAt: number | null;
  readonly detail: string;
}
