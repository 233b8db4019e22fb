import { type CrowdSize, positionOf, SYMBOLS } from './crowd.js';

interface Columns {
  readonly slots: Int32Array;
  readonly figures: readonly Float64Array[];
}

/** Arrays of the size and shape that mark-to-market reads, only summed up. */
export class PlainArrays {
  private readonly symbols: Columns[] = [];
  private readonly accountFigures: Float64Array;
  private readCount = 0;
  /** Stored so that the JIT cannot eliminate the reads. */
  sum = 0;

  constructor(size: CrowdSize) {
    this.accountFigures = new Float64Array(size.accounts).fill(1);
    const slots: number[][] = Array.from({ length: SYMBOLS + 2 }, () => []);
    for (let index = 0; index < size.positions; index++) {
      const { symbolId, customerId } = positionOf(index, size);
      slots[symbolId]?.push(customerId - 1);
    }
    for (const mine of slots) {
      const held = Int32Array.from(mine.sort((a, b) => a - b));
      const figures = Array.from({ length: 3 }, () => new Float64Array(held.length).fill(0.5));
      this.symbols.push({ slots: held, figures });
    }
  }

  read(count: number): void {
    for (let at = 0; at < count; at++) this.readSymbol(1 + (this.readCount++ % SYMBOLS));
  }

  private readSymbol(symbolId: number): void {
    const { slots, figures } = this.symbols[symbolId] as Columns;
    const [buys, sells, received] = figures as [Float64Array, Float64Array, Float64Array];
    const { accountFigures: standing } = this;
    let sum = 0;
    for (let at = 0; at < slots.length; at++) {
      const slot = slots[at] as number;
      sum +=
        (buys[at] as number) + (sells[at] as number) + (received[at] as number) + (standing[slot] as number);
    }
    this.sum += sum;
  }
}
