import type { Ratio } from '@truemark/money';
import type { Engine } from '../../engine/engine.js';
import type { EngineEvent } from '../../engine/protocol.js';
import type { Connection } from '../../platform/socket/connection.js';
import type { MarkOf } from './trading-account.js';
import { type Hears, WatchedCustomer } from './watched-customer.js';

/** How long a customer without a connection is still followed, so that one who reconnects gets what he missed. */
const LINGER = 60_000;

/** The customers that somebody watches, and which symbol moves whose account. */
export class CustomerWatch {
  private readonly watched = new Map<number, WatchedCustomer>();
  private readonly touchedBy = new Map<number, Set<WatchedCustomer>>();
  private readonly moved = new Set<number>();

  constructor(
    private readonly engine: Pick<Engine, 'account'>,
    private readonly markOf: MarkOf,
    private readonly hears: Hears,
  ) {}

  join(customerId: number, connection: Connection): WatchedCustomer {
    const known = this.watched.get(customerId);
    const customer = known ?? new WatchedCustomer(this.engine.account(customerId), this.markOf, this.hears);
    if (!known) {
      this.watched.set(customerId, customer);
      this.index(customer, []);
    }
    customer.connections.add(connection);
    customer.leftAt = null;
    return customer;
  }

  leave(customerId: number, connection: Connection, now: number): void {
    const customer = this.watched.get(customerId);
    customer?.connections.delete(connection);
    if (customer?.connections.size === 0) customer.leftAt = now;
  }

  get(customerId: number): WatchedCustomer | undefined {
    return this.watched.get(customerId);
  }

  follow(event: EngineEvent): void {
    if (event.type === 'tick') {
      this.moved.add(event.tick.symbolId);
    } else if ('customerId' in event) {
      const customer = this.watched.get(event.customerId);
      if (!customer) return;
      const before = [...customer.symbols()];
      customer.follow(event);
      this.index(customer, before);
    }
  }

  /** Tells the accounts that ticks moved, and writes what is due. */
  frame(now: number, callLevel: Ratio): void {
    for (const symbolId of this.moved) {
      for (const customer of this.touchedBy.get(symbolId) ?? []) customer.touch(symbolId);
    }
    this.moved.clear();
    for (const [id, customer] of this.watched) {
      if (customer.leftAt !== null && now - customer.leftAt > LINGER) this.forget(id, customer);
      else customer.frame(now, callLevel);
    }
  }

  private index(customer: WatchedCustomer, before: readonly number[]): void {
    const now = new Set(customer.symbols());
    for (const symbolId of before) {
      const there = this.touchedBy.get(symbolId);
      if (!now.has(symbolId)) there?.delete(customer);
      if (there?.size === 0) this.touchedBy.delete(symbolId);
    }
    for (const symbolId of now) {
      const there = this.touchedBy.get(symbolId) ?? new Set();
      this.touchedBy.set(symbolId, there.add(customer));
    }
  }

  private forget(id: number, customer: WatchedCustomer): void {
    this.watched.delete(id);
    for (const symbolId of customer.symbols()) this.touchedBy.get(symbolId)?.delete(customer);
  }
}
