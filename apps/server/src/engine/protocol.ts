import type { LedgerAccount } from './kernel/tables/ledger.table.js';
import type { Order } from './products/contracts/tables/order.table.js';
import type { Option } from './products/options/tables/option.table.js';

export { type Actor, type RowSeen, type RowWrite, SYSTEM } from './kernel/command.js';
export type { Answer, Command, EngineEvent, Outcome, Question, Results } from './kernel/registry.js';
export type { FeedHealth } from './market/feed-commands.js';
// Whoever reads these types reads what the products add to them.
export type { PRODUCTS } from './products/index.js';

/**
 * The engine's boundary: everything that crosses it is plain data (no functions, no shared objects), so that gateway
 * and engine may live in two processes. Features know this file, `engine.ts`, tables and the products' commands.
 */

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
