import { formatDecimal } from '@truemark/money';
import type { EngineEvent } from '../../../dist/engine/protocol.js';

/** Free balances of the customers' trading accounts. Only the loss of a position may take one below zero. */
export class FreeBalances {
  private readonly last = new Map<number, bigint>();

  /**
   * Processes events in order; those of one input and customer belong together. Throws for a fall that is not allowed.
   */
  follow(events: readonly EngineEvent[]): void {
    const closings = new Set(
      events.flatMap((event) => (event.type === 'order.closed' ? [`${event.seq} ${event.customerId}`] : [])),
    );
    for (const event of events) {
      if (event.type !== 'account.changed') continue;
      const { customerId, seq } = event;
      const free = event.accounts.find(({ kind, part }) => kind === 'forex' && part === 'free')?.balance;
      if (free === undefined) continue;
      const before = this.last.get(customerId) ?? 0n;
      this.last.set(customerId, free);
      if (free >= 0n || free >= before || closings.has(`${seq} ${customerId}`)) continue;
      const fall = `${formatDecimal(before)} to ${formatDecimal(free)}`;
      throw new Error(`customer ${customerId} went from ${fall} without a position that closed`);
    }
  }
}
