import type { PositionTotals } from '@truemark/domain';
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

/** New exposure requested by a customer. Prices in 10⁻⁸; 0 for none. */
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

/** Opens at the current market price. */
export interface OpenOrder extends CommandBase, Exposure {
  readonly kind: 'order.open';
}

/** Places a limit or stop order at a target price. */
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
  /** Lots to close; all when absent. */
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

/** Issued by the engine when a pending order expires. */
export interface ExpireOrder extends CommandBase {
  readonly kind: 'order.expire';
  readonly orderId: number;
}

/** Sets stop-loss, take-profit and trailing distance; 0 removes one. */
export interface ProtectOrder extends CommandBase {
  readonly kind: 'order.protect';
  readonly customerId: number;
  readonly orderId: number;
  readonly stopLoss: bigint;
  readonly takeProfit: bigint;
  /** Unchanged when absent. */
  readonly trailingDistance?: bigint;
}

/** A change of a position, with the tick and rate used. A closed part is an order of its own. */
export interface PositionChange {
  readonly kind: 'open' | 'close' | 'protect';
  readonly order: Order;
  readonly fill: Fill;
}

interface OrderResult {
  readonly order: Order;
}

/** Accounts with the lowest margin levels. */
export interface LowestLevels {
  /** Lowest level first. */
  readonly customerIds: readonly number[];
  /** Number of accounts with positions. */
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
    'order.open': { readonly command: OpenOrder; readonly result: OrderResult };
    'order.place': { readonly command: PlaceOrder; readonly result: OrderResult };
    'order.close': { readonly command: CloseOrder; readonly result: OrderResult };
    /** `left`: number of positions whose market is closed or whose quote is stale. */
    'order.close_all': {
      readonly command: CloseAllOrders;
      readonly result: { readonly orders: readonly Order[]; readonly left: number };
    };
    'order.cancel': { readonly command: CancelOrder; readonly result: OrderResult };
    'order.expire': { readonly command: ExpireOrder; readonly result: OrderResult };
    'order.protect': { readonly command: ProtectOrder; readonly result: OrderResult };
  }
  interface Events {
    /**
     * In order: position opened at the market, pending order placed, filled, cancelled, terms changed, position closed.
     */
    'order.opened': { readonly customerId: number; readonly order: Order };
    'order.placed': { readonly customerId: number; readonly order: Order };
    'order.filled': { readonly customerId: number; readonly order: Order };
    'order.cancelled': { readonly customerId: number; readonly order: Order };
    'order.changed': { readonly customerId: number; readonly order: Order };
    'order.closed': { readonly customerId: number; readonly order: Order; readonly by: ClosedBy };
    /** The margin level reached the margin call level, or rose above it again. */
    'margin.call': { readonly customerId: number; readonly isCalled: boolean };
  }
  interface Questions {
    /** Accounts with positions and the lowest margin levels, at most `most`; `isDemo` restricts to one book. */
    'margin.lowest': { readonly most: number; readonly isDemo?: boolean; readonly answer: LowestLevels };
    /** Current stops of open orders by id: fixed or trailing. */
    'orders.stops': {
      readonly orderIds: readonly number[];
      readonly answer: readonly (readonly [orderId: number, stop: bigint])[];
    };
    /** All open orders, aggregated, at one point of the lane (`seq`); later events update them. */
    'positions.held': {
      readonly answer: { readonly seq: number; readonly held: readonly PositionTotals<RateRecord>[] };
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
    /** Price levels that orders wait for. */
    readonly triggers: Triggers;
    /** Accounts whose margin level a tick may have lowered to a limit. */
    readonly margins: MarginBook;
    /** Customers with a margin call in force → the lane sequence of the step that published it. */
    readonly called: Map<number, number>;
    freeForContracts(customerId: number): bigint;
    positionsOf(customerId: number): Order[];
    hasPosition(customerId: number): boolean;
    /** The customer's pending and holding orders by id. */
    openOrdersOf(customerId: number, which?: (order: Order) => boolean): Order[];
  }
}
