import type { UndoList } from '../../kernel/undo.js';
import type { OptionSale } from './tables/option.table.js';

/** Sales waiting for their tick: at most one per option. */
export class SaleBook {
  private readonly byOption = new Map<number, OptionSale>();
  private readonly bySymbol = new Map<number, Map<number, OptionSale>>();

  get size(): number {
    return this.byOption.size;
  }

  /** Ids of options with a waiting sale. */
  keys(): IterableIterator<number> {
    return this.byOption.keys();
  }

  of(optionId: number): OptionSale | undefined {
    return this.byOption.get(optionId);
  }

  /** Sales waiting for a tick of the symbol, by sale id. */
  waitingFor(symbolId: number): OptionSale[] {
    return [...(this.bySymbol.get(symbolId)?.values() ?? [])].sort((a, b) => a.id - b.id);
  }

  /** Symbols with a sale whose deadline is at or before `until`, epoch ms. */
  symbolsDue(until: number): number[] {
    const due = new Set<number>();
    for (const sale of this.byOption.values()) if (sale.until <= until) due.add(sale.symbolId);
    return [...due].sort((a, b) => a - b);
  }

  /** Stores a sale in its new state, or a new one; a decided one is removed. */
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
