import type { Connection } from '../../platform/socket/connection.js';
import type { ConnectionRateLimits } from './connection-rate-limits.js';
import type { WatchedCustomer } from './watched-customer.js';

/**
 * Requests for figures since the last frame: each connection is answered once with the next frame, however often it
 * asked.
 */
export class PendingFigureRequests {
  private readonly pending = new Set<Connection>();

  constructor(
    private readonly limitsOf: (connection: Connection) => ConnectionRateLimits | undefined,
    private readonly customerOf: (connection: Connection) => WatchedCustomer | undefined,
  ) {}

  /** Requests all changes since that sequence. */
  since(connection: Connection, seq: number): void {
    const spending = this.limitsOf(connection);
    if (!spending) return;
    spending.syncFrom = Math.min(seq, spending.syncFrom ?? seq);
    this.pending.add(connection);
  }

  /** Requests the current live figures of a topic. */
  figures(connection: Connection, topic: string): void {
    const spending = this.limitsOf(connection);
    if (!spending) return;
    spending.figures.add(topic);
    this.pending.add(connection);
  }

  forget(connection: Connection): void {
    this.pending.delete(connection);
    this.limitsOf(connection)?.askNothing();
  }

  /** Answers the pending requests. */
  answer(now: number): void {
    for (const connection of this.pending) {
      const customer = this.customerOf(connection);
      const spending = this.limitsOf(connection);
      if (!customer || !spending) continue;
      const { syncFrom } = spending;
      for (const topic of spending.figures) {
        for (const message of customer.figures(topic)) connection.push(message);
      }
      spending.figures.clear();
      if (syncFrom !== null) {
        // Over its budget, the request waits until the budget has refilled.
        if (!spending.syncs.spend(now)) continue;
        spending.syncFrom = null;
        for (const message of customer.since(syncFrom, connection)) connection.push(message);
      }
      this.pending.delete(connection);
    }
  }
}
