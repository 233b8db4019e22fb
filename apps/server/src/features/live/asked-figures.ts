import type { Ratio } from '@truemark/money';
import type { Connection } from '../../platform/socket/connection.js';
import type { ConnectionRateLimits } from './connection-rate-limits.js';
import type { WatchedCustomer } from './watched-customer.js';

/** Who asked for figures since the last frame: they are given with the next one, once, however often they were asked for. */
export class AskedFigures {
  private readonly asking = new Set<Connection>();

  constructor(
    private readonly spendingOf: (connection: Connection) => ConnectionRateLimits | undefined,
    private readonly customerOf: (connection: Connection) => WatchedCustomer | undefined,
  ) {}

  /** Everything since that sequence. */
  since(connection: Connection, seq: number): void {
    const spending = this.spendingOf(connection);
    if (!spending) return;
    spending.syncFrom = Math.min(seq, spending.syncFrom ?? seq);
    this.asking.add(connection);
  }

  /** The positions as they stand. */
  trade(connection: Connection): void {
    const spending = this.spendingOf(connection);
    if (!spending) return;
    spending.wantsTrade = true;
    this.asking.add(connection);
  }

  forget(connection: Connection): void {
    this.asking.delete(connection);
    this.spendingOf(connection)?.askNothing();
  }

  /** Gives what was asked for; `level`: percent, at which margin is called. */
  answer(now: number, level: Ratio): void {
    for (const connection of this.asking) {
      const customer = this.customerOf(connection);
      const spending = this.spendingOf(connection);
      if (!customer || !spending) continue;
      const { syncFrom, wantsTrade } = spending;
      spending.wantsTrade = false;
      if (wantsTrade) connection.push(customer.trade(level));
      if (syncFrom !== null) {
        // Over its budget it stays among those who ask, until that has grown.
        if (!spending.syncs.spend(now)) continue;
        spending.syncFrom = null;
        for (const message of customer.since(syncFrom, connection, level)) connection.push(message);
      }
      this.asking.delete(connection);
    }
  }
}
