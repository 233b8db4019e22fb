import type { UndoList } from '../../kernel/undo.js';
import type { Conversion } from '../contracts/book/legs.js';
import { MarginBook, type SymbolMark } from '../contracts/book/margin-book.js';
import type { Order } from '../contracts/tables/order.table.js';

/** The level, in percent, at which nothing of a margin is left to lose: then only results count. */
const ALL = 100;

/** What the stops ask of the rest of the state. */
export interface RelationStopsOptions {
  /** What a relation may still lose before its open copies are looked at, 10⁻⁸; null: anything. */
  readonly spareOf: (followId: number) => bigint | null;
  readonly openOrdersOf: (followId: number) => readonly Order[];
  readonly markOf: (symbolId: number, conversion: Conversion) => SymbolMark | null;
}

/**
 * Which relations a tick may have brought to their capital stop: sums in doubles, kept by differences as margin levels
 * are. It never decides, and names too many rather than too few.
 */
export class RelationStops {
  private readonly book: MarginBook;

  constructor({ spareOf, openOrdersOf, markOf }: RelationStopsOptions) {
    this.book = new MarginBook(
      (followId) => spareOf(followId) ?? 0n,
      (followId) => (spareOf(followId) === null ? [] : openOrdersOf(followId)),
      markOf,
      () => false,
    );
  }

  /** The relation's copies or results changed: it is summed anew before the next tick is judged. */
  touch(followId: number, undo?: UndoList): void {
    this.book.touch(followId);
    undo?.push(() => this.book.touch(followId));
  }

  /** Relations that a tick of the symbol may have brought to their stop, by number. */
  reached(symbolId: number): number[] {
    return [...new Set(this.book.mark(symbolId, ALL))].sort((a, b) => a - b);
  }

  /** Marks them without judging anybody. */
  revalue(symbolId: number): void {
    this.book.revalue(symbolId);
  }
}
