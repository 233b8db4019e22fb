import { writeJournal } from '../../engine/journal.js';
import type { Step } from '../../engine/step.js';
import { type Order, orders } from '../../engine/tables/order.table.js';
import type { Reader } from '../../platform/database/reader.js';
import { expectThat } from './mismatch.js';

/** Ended orders that are compared at a time: no more of them stand in memory. */
const PAGE = 1_000;

/** Compares orders with their rows as a replay ends them, in whatever order that happens. */
export class EndedOrders {
  private waiting = new Map<number, Order>();
  private count = 0;

  constructor(private readonly reader: Reader) {}

  /** Takes what a step ended; compares when enough of it waits. */
  async take({ events }: Step): Promise<void> {
    for (const event of events) {
      if (event.type === 'order.closed' || event.type === 'order.cancelled') {
        this.waiting.set(event.order.id, event.order);
      }
    }
    if (this.waiting.size >= PAGE) await this.compare();
  }

  /** Compares what still waits; then no ended order may be stored that the replay did not end. */
  async finish(highestId: number): Promise<number> {
    await this.compare();
    const [unknown] = await this.reader.select(orders, 'WHERE id > $1 ORDER BY id LIMIT 1', [highestId]);
    expectThat(!unknown, () => `order ${unknown?.id} is stored, a replay makes none`);
    return this.count;
  }

  private async compare(): Promise<void> {
    const ids = [...this.waiting.keys()];
    if (ids.length === 0) return;
    const rows = await this.reader.select(orders, `WHERE id IN (${ids.join()})`);
    const stored = new Map(rows.map((row) => [row.id, row]));
    for (const order of this.waiting.values()) compareOrder(order.id, stored.get(order.id), order);
    this.count += ids.length;
    this.waiting = new Map();
  }
}

/** Fails with the names of what differs between a stored order and the replayed one. */
export function compareOrder(id: number, stored: Order | undefined, replayed: Order | undefined): void {
  expectThat(stored !== undefined, () => `a replay makes order ${id}, none is stored`);
  expectThat(replayed !== undefined, () => `order ${id} is open, a replay leaves none`);
  const told = (of: Order | undefined, name: keyof Order): string => writeJournal(of?.[name]);
  const names = orders.names.filter((name) => told(stored, name) !== told(replayed, name));
  const differences = names.map(
    (name) => `${name} ${told(stored, name)}, a replay gives ${told(replayed, name)}`,
  );
  expectThat(names.length === 0, () => `order ${id} has ${differences.join('; ')}`);
}
