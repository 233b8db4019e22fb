import type { UndoList } from '../kernel/undo.js';

/** How much of each symbol is held: open orders, running options; and how many orders convert through it. */
export class HeldSymbols {
  private readonly held = new Map<number, number>();
  private readonly pinned = new Map<number, number>();

  /** Whether anybody's position, pending order or option would be worth something else with other terms. */
  has(symbolId: number): boolean {
    return (this.held.get(symbolId) ?? 0) > 0 || this.isPinned(symbolId);
  }

  /** Whether open orders of other symbols convert through it. */
  isPinned(symbolId: number): boolean {
    return (this.pinned.get(symbolId) ?? 0) > 0;
  }

  /** So many more, or fewer, hold the symbol. */
  add(symbolId: number, by: number, undo?: UndoList): void {
    add(this.held, symbolId, by, undo);
  }

  /** So many more, or fewer, convert through it. */
  pin(symbolId: number, by: number, undo?: UndoList): void {
    add(this.pinned, symbolId, by, undo);
  }
}

function add(counts: Map<number, number>, symbolId: number, by: number, undo?: UndoList): void {
  if (by === 0) return;
  const count = (counts.get(symbolId) ?? 0) + by;
  if (undo) undo.set(counts, symbolId, count);
  else counts.set(symbolId, count);
}
