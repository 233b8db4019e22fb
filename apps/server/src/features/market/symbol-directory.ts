import { Injectable } from '@nestjs/common';
import { EngineClient } from '../../engine/client.js';
import type { SymbolRow } from '../../engine/market/tables/market.table.js';
import { inOrder } from '../../engine/market/tables/symbol-order.js';

/** The gateway's cache of the symbols, kept up to date by events. */
@Injectable()
export class SymbolDirectory {
  private readonly byId = new Map<number, SymbolRow>();
  private enabledSymbols: readonly SymbolRow[] | null = null;

  constructor(engine: EngineClient) {
    engine.follow((event) => {
      if (event.type === 'symbol.changed') this.put(event.symbol);
    });
    const load = (): void => {
      for (const symbol of engine.view.symbols()) this.put(symbol);
    };
    engine.onRenewed(load);
    load();
  }

  /** Symbol by number, including disabled ones: old orders refer to them. */
  get(id: number): SymbolRow | undefined {
    return this.byId.get(id);
  }

  /** Symbol by code, including disabled ones. */
  named(code: string): SymbolRow | undefined {
    return [...this.byId.values()].find((symbol) => symbol.code === code);
  }

  /** Enabled symbol by code. */
  byCode(code: string): SymbolRow | undefined {
    return this.enabled().find((symbol) => symbol.code === code);
  }

  /** Symbols shown to customers, in display order. */
  enabled(): readonly SymbolRow[] {
    this.enabledSymbols ??= inOrder(this.byId.values()).filter(({ isEnabled }) => isEnabled);
    return this.enabledSymbols;
  }

  private put(symbol: SymbolRow): void {
    this.byId.set(symbol.id, symbol);
    this.enabledSymbols = null;
  }
}
