import type { UndoList } from '../../kernel/undo.js';
import type { OptionSale } from './tables/option.table.js';

/** Sales that wait for their tick: at most one an option. */
export class SaleBook {
  private readonly byOption = new Map<number, OptionSale>();
  private readonly bySymbol = new Map<number, Map<number, OptionSale>>();

  get size(): number {
    return this.byOption.size;
  }

  /** Options with a sale that waits, by number. */
  keys(): IterableIterator<number> {
    return this.byOption.keys();
  }

  of(optionId: number): OptionSale | undefined {
    return this.byOption.get(optionId);
  }

  /** Those that wait for a tick of the symbol, by their number. */
  waitingFor(symbolId: number): OptionSale[] {
    return [...(this.bySymbol.get(symbolId)?.values() ?? [])].sort((a, b) => a.id - b.id);
  }

  /** Symbols with a sale that no tick can price any more once it is `until` (epoch ms). */
  symbolsDue(until: number): number[] {
    const due = new Set<number>();
    for (const sale of this.byOption.values()) if (sale.until <= until) due.add(sale.symbolId);
    return [...due].sort((a, b) => a - b);
  }

  /** A sale in its new state, or a new one: kept while it waits. */
  put(sale: OptionSale, undo: UndoList): void {
    let mine = this.bySymbol.get(sale.symbolId);
    if (!mine) {
      mine = new Map();
      this.bySymbol.set(sale.symbolId, mine);
    }
    for (const map of [this.byOption, mine]) {
      if (sale.status === 'waiting') undo.set(map, sale.optionId, sale);
      else undo.delete(map, sale.optionId);
    }
  }
}
