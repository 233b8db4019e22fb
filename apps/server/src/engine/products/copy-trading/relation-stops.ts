import type { UndoList } from '../../kernel/undo.js';
import { MarginBook } from '../contracts/book/margin-book.js';
import type { Conversion } from '../contracts/book/net-positions.js';
import type { SymbolMark } from '../contracts/book/symbol-mark.js';
import type { Order } from '../contracts/tables/order.table.js';

/** Level in percent at which margin does not count as loss allowance: only results do. */
const FULL_MARGIN_LEVEL = 100;

/** Inputs from the rest of the state. */
export interface RelationStopsOptions {
  /** Loss a relation may still make, floating profit aside, in 10⁻⁸; null: unlimited. */
  readonly spareOf: (followId: number) => bigint | null;
  readonly openOrdersOf: (followId: number) => readonly Order[];
  readonly markOf: (symbolId: number, conversion: Conversion) => SymbolMark | null;
}

/**
 * Selects the relations that a tick may have brought to their capital stop: sums in doubles, updated incrementally as
 * for margin levels. It never decides and selects too many rather than too few.
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

  /** Marks a relation whose copies or results changed: its sums are rebuilt before the next tick is evaluated. */
  touch(followId: number, undo: UndoList): void {
    this.book.touch(followId);
    undo.push(() => this.book.touch(followId));
  }

  /** Relations that a tick of the symbol may have brought to their stop, by id. */
  reached(symbolId: number): number[] {
    return [...new Set(this.book.mark(symbolId, FULL_MARGIN_LEVEL))].sort((a, b) => a - b);
  }

  /** Re-marks without selecting relations. */
  revalue(symbolId: number): void {
    this.book.revalue(symbolId);
  }
}
