import { Injectable } from '@nestjs/common';

/** What is open of a symbol, real and demo. */
export interface OpenOfSymbol {
  readonly positions: number;
  /** Orders that wait. */
  readonly pending: number;
}

/** What customers have open of each symbol, as products tell it of their own. */
@Injectable()
export class SymbolHoldings {
  private readonly tellers: ((symbolId: number) => OpenOfSymbol)[] = [];

  declare(teller: (symbolId: number) => OpenOfSymbol): void {
    this.tellers.push(teller);
  }

  ofSymbol(symbolId: number): OpenOfSymbol {
    let [positions, pending] = [0, 0];
    for (const teller of this.tellers) {
      const open = teller(symbolId);
      positions += open.positions;
      pending += open.pending;
    }
    return { positions, pending };
  }
}
