import { Injectable } from '@nestjs/common';
import { EngineClient } from '../../engine/client.js';
import type { SymbolRow } from '../../engine/market/tables/market.table.js';
import { inOrder } from '../../engine/market/tables/symbol-order.js';

/** The gateway's own copy of the symbols, kept up to date by events. */
@Injectable()
export class SymbolDirectory {
  private readonly byId = new Map<number, SymbolRow>();
  private shown: readonly SymbolRow[] | null = null;

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

  /** Any symbol, switched off ones too: old orders name them. */
  get(id: number): SymbolRow | undefined {
    return this.byId.get(id);
  }

  /** Any symbol of that code, switched off or not. */
  named(code: string): SymbolRow | undefined {
    return [...this.byId.values()].find((symbol) => symbol.code === code);
  }

  /** A symbol that is switched on. */
  byCode(code: string): SymbolRow | undefined {
    return this.enabled().find((symbol) => symbol.code === code);
  }

  /** What customers see, in its order. */
  enabled(): readonly SymbolRow[] {
    this.shown ??= inOrder(this.byId.values()).filter(({ isEnabled }) => isEnabled);
    return this.shown;
  }

  private put(symbol: SymbolRow): void {
    this.byId.set(symbol.id, symbol);
    this.shown = null;
  }
}
