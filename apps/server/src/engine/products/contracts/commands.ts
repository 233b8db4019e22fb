import type { Held } from '@truemark/domain';
import type { Ratio } from '@truemark/money';
import type { CommandBase } from '../../kernel/command.js';
import type { Fill } from '../../market/quotes.js';
import type { RateRecord } from '../../market/tables/rate-record.js';
import type { CountedCommand } from '../desk/commands.js';
import type { MarginBook } from './book/margin-book.js';
import type { OrderBook } from './book/order-book.js';
import type { Triggers } from './book/triggers.js';
import type { entries } from './entries.js';
import type { ClosedBy, Order } from './tables/order.table.js';

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

export interface CloseOrder extends CountedCommand {
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

/** What happened to a position, and by which tick and rate. A part that was closed is an order of its own. */
export interface PositionChange {
  readonly kind: 'open' | 'close' | 'protect';
  readonly order: Order;
  readonly fill: Fill;
}

interface Put {
  readonly order: Order;
}

/** The accounts that stand lowest. */
export interface LowestLevels {
  /** The lowest level first. */
  readonly customerIds: readonly number[];
  /** How many accounts hold positions. */
  readonly accounts: number;
}

declare module '../customers/commands.js' {
  interface AccountSnapshot {
    /** Pending and holding orders. */
    readonly orders: readonly Order[];
  }
}

declare module '../../kernel/registry.js' {
  interface Commands {
    'order.open': { readonly command: OpenOrder; readonly result: Put };
    'order.place': { readonly command: PlaceOrder; readonly result: Put };
    'order.close': { readonly command: CloseOrder; readonly result: Put };
    /** `left`: positions whose market is closed or silent. */
    'order.close_all': {
      readonly command: CloseAllOrders;
      readonly result: { readonly orders: readonly Order[]; readonly left: number };
    };
    'order.cancel': { readonly command: CancelOrder; readonly result: Put };
    'order.expire': { readonly command: ExpireOrder; readonly result: Put };
    'order.protect': { readonly command: ProtectOrder; readonly result: Put };
  }
  interface Events {
    /** A position at the market, a pending order, one that filled, one that ended unfilled, one with other terms. */
    'order.opened': { readonly customerId: number; readonly order: Order };
    'order.placed': { readonly customerId: number; readonly order: Order };
    'order.filled': { readonly customerId: number; readonly order: Order };
    'order.cancelled': { readonly customerId: number; readonly order: Order };
    'order.changed': { readonly customerId: number; readonly order: Order };
    'order.closed': { readonly customerId: number; readonly order: Order; readonly by: ClosedBy };
    /** The margin level has come to the margin call's, or left it again. */
    'margin.call': { readonly customerId: number; readonly isCalled: boolean };
  }
  interface Questions {
    /** Those of the accounts with positions whose margin level is lowest, at most `most`; `isDemo`: of one book alone. */
    'margin.lowest': { readonly most: number; readonly isDemo?: boolean; readonly answer: LowestLevels };
    /** Where the stops of open orders stand now, by their numbers: their own, or the trailing ones. */
    'orders.stops': {
      readonly orderIds: readonly number[];
      readonly answer: readonly (readonly [orderId: number, stop: bigint])[];
    };
    /** All open orders in sums, at an instant of the lane: later events bring them up to date. */
    'positions.held': {
      readonly answer: { readonly seq: number; readonly held: readonly Held<RateRecord>[] };
    };
  }
  interface Counters {
    orders: number;
  }
  interface HookContext {
    readonly position: PositionChange;
  }
  interface TimedKinds {
    'order.expiry': true;
  }
  interface WalletKinds {
    forex: true;
  }
  interface EntryTypes extends Record<keyof typeof entries, true> {}
  interface Slices {
    /** Pending and holding orders. */
    readonly orders: OrderBook;
    readonly ordersOf: Map<number, Set<number>>;
    /** What waits for a price. */
    readonly triggers: Triggers;
    /** Whose margin level a tick may have brought low. */
    readonly margins: MarginBook;
    /** Customers whose margin call has been told and still holds, and the step that told it. */
    readonly called: Map<number, number>;
    freeForContracts(customerId: number): bigint;
    positionsOf(customerId: number): Order[];
    hasPosition(customerId: number): boolean;
    /** The customer's pending and holding orders by id. */
    openOrdersOf(customerId: number, which?: (order: Order) => boolean): Order[];
  }
}
