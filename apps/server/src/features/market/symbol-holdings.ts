import { Injectable } from '@nestjs/common';

/** Open positions in a symbol, real and demo. */
export interface OpenOfSymbol {
  readonly positions: number;
  /** Pending orders. */
  readonly pending: number;
}

/** Open holdings per symbol, as reported by each product. */
@Injectable()
export class SymbolHoldings {
  private readonly counters: ((symbolId: number) => OpenOfSymbol)[] = [];

  declare(teller: (symbolId: number) => OpenOfSymbol): void {
    this.counters.push(teller);
  }

  ofSymbol(symbolId: number): OpenOfSymbol {
    let [positions, pending] = [0, 0];
    for (const teller of this.counters) {
      const open = teller(symbolId);
      positions += open.positions;
      pending += open.pending;
    }
    return { positions, pending };
  }
}
