import type { UndoList } from '../kernel/undo.js';
import type { Order } from '../products/contracts/tables/order.table.js';
import type { Option } from '../products/options/tables/option.table.js';

/** How many open orders and running options there are of each symbol, and how many orders convert through it. */
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

  /** An order came, filled, changed or ended. */
  noteOrder(order: Order, before: Order | undefined, undo?: UndoList): void {
    const by = Number(isOpen(order)) - Number(before !== undefined && isOpen(before));
    if (by === 0) return;
    add(this.held, order.symbolId, by, undo);
    const through = order.terms.openRate.symbolId;
    if (through !== null && through !== order.symbolId) add(this.pinned, through, by, undo);
  }

  noteOption(option: Option, before: Option | undefined, undo?: UndoList): void {
    const by = Number(option.status === 'running') - Number(before?.status === 'running');
    if (by !== 0) add(this.held, option.symbolId, by, undo);
  }
}

const isOpen = ({ status }: Order): boolean => status === 'pending' || status === 'holding';

function add(counts: Map<number, number>, symbolId: number, by: number, undo?: UndoList): void {
  const count = (counts.get(symbolId) ?? 0) + by;
  if (undo) undo.set(counts, symbolId, count);
  else counts.set(symbolId, count);
}
