import type { Mark } from '@truemark/contracts';
import type { Money } from '@truemark/money';
import type { Order } from '../../engine/products/contracts/tables/order.table.js';

export type MarkOf = (order: Order) => Mark | null;

interface Position {
  readonly order: Order;
  mark: Mark | null;
}

/**
 * Held positions with live profit. A price updates only the positions it affects; totals are updated by the difference.
 */
export class LivePositions {
  private readonly positions = new Map<number, Position>();
  /** Symbol → positions whose profit it affects: its own, and those converted through it. */
  private readonly affectedBySymbol = new Map<number, Set<number>>();
  margin: Money = 0n;
  profit: Money = 0n;

  constructor(private readonly markOf: MarkOf) {}

  symbols(): Iterable<number> {
    return this.affectedBySymbol.keys();
  }

  hold(order: Order): void {
    this.release(order.id);
    const mark = this.markOf(order);
    this.positions.set(order.id, { order, mark });
    this.margin += order.margin;
    this.profit += mark?.profit ?? 0n;
    for (const symbolId of symbolsOf(order)) {
      const ids = this.affectedBySymbol.get(symbolId) ?? new Set();
      this.affectedBySymbol.set(symbolId, ids.add(order.id));
    }
  }

  release(orderId: number): void {
    const position = this.positions.get(orderId);
    if (!position) return;
    this.positions.delete(orderId);
    this.margin -= position.order.margin;
    this.profit -= position.mark?.profit ?? 0n;
    for (const symbolId of symbolsOf(position.order)) {
      const ids = this.affectedBySymbol.get(symbolId);
      ids?.delete(orderId);
      if (ids?.size === 0) this.affectedBySymbol.delete(symbolId);
    }
  }

  /** Revalues the positions that a symbol affects; returns whether any figure changed. */
  remark(symbolId: number): boolean {
    let changed = false;
    for (const id of this.affectedBySymbol.get(symbolId) ?? []) {
      const position = this.positions.get(id);
      const mark = position && this.markOf(position.order);
      if (!position || !mark) continue;
      if (mark.price === position.mark?.price && mark.profit === position.mark.profit) continue;
      this.profit += mark.profit - (position.mark?.profit ?? 0n);
      position.mark = mark;
      changed = true;
    }
    return changed;
  }

  /** Current closing price and profit of each position. */
  figures(): { id: number; price: bigint; profit: Money }[] {
    return [...this.positions.values()].map(({ order, mark }) => ({
      id: order.id,
      price: mark?.price ?? order.openPrice ?? 0n,
      profit: mark?.profit ?? 0n,
    }));
  }
}

function symbolsOf({ symbolId, terms }: Order): number[] {
  const converting = terms.openRate.symbolId;
  return converting === null || converting === symbolId ? [symbolId] : [symbolId, converting];
}
