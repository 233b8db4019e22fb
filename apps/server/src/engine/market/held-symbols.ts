import type { UndoList } from '../kernel/undo.js';

/** Number of holdings per symbol (open orders, running options), and of orders that convert through it. */
export class HeldSymbols {
  private readonly holdingCounts = new Map<number, number>();
  private readonly pinCounts = new Map<number, number>();

  /** Whether a change of terms would revalue any position, pending order or option. */
  has(symbolId: number): boolean {
    return (this.holdingCounts.get(symbolId) ?? 0) > 0 || this.isPinned(symbolId);
  }

  /** Whether open orders of other symbols convert through it. */
  isPinned(symbolId: number): boolean {
    return (this.pinCounts.get(symbolId) ?? 0) > 0;
  }

  /** Changes the number of holdings by `by`. */
  add(symbolId: number, by: number, undo?: UndoList): void {
    add(this.holdingCounts, symbolId, by, undo);
  }

  /** Changes the number of orders that convert through the symbol by `by`. */
  pin(symbolId: number, by: number, undo?: UndoList): void {
    add(this.pinCounts, symbolId, by, undo);
  }
}

function add(counts: Map<number, number>, symbolId: number, by: number, undo?: UndoList): void {
  if (by === 0) return;
  const count = (counts.get(symbolId) ?? 0) + by;
  if (undo) undo.set(counts, symbolId, count);
  else counts.set(symbolId, count);
}
