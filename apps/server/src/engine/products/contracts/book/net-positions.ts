import { doubles, integers } from '../../../kernel/column.js';
import type { RateRecord } from '../../../market/tables/rate-record.js';
import type { Order } from '../tables/order.table.js';
import type { LegColumns } from './move-spares.js';
import type { SymbolMark } from './symbol-mark.js';

/** Conversion of a position's quote currency, fixed while it is open; `symbolId` null: no conversion. */
export type Conversion = Pick<RateRecord, 'symbolId' | 'inverse'>;

/** Key of the positions of one symbol that share a conversion. */
export const conversionGroupKey = ({ symbolId, terms: { openRate } }: Order): number =>
  (symbolId * 2 ** 22 + (openRate.symbolId ?? 0)) * 2 + (openRate.inverse ? 1 : 0);

/** The mark of a symbol without a price: every leg's profit is zero. */
const UNPRICED: SymbolMark = { bid: 0, ask: 0, rate: 0 };

/**
 * Per account, the sums over its positions of one symbol and conversion:
 * profit = bid·buys − ask·sells + rate·received, `received` being what sells brought less what buys cost.
 * Structure of arrays, so that a tick scans its symbol's columns sequentially. No leg's profit is stored: it is linear in
 * the mark, so a tick changes it by the same formula with the marks' differences.
 */
export class NetPositions {
  count = 0;
  /** The mark that the accounts' floating profits contain. */
  mark: SymbolMark = UNPRICED;

  constructor(
    readonly symbolId: number,
    readonly conversion: Conversion,
  ) {}

  readonly slots = integers();
  readonly buys = doubles();
  readonly sells = doubles();
  readonly received = doubles();
  private readonly sums = [this.buys, this.sells, this.received];

  get columns(): LegColumns {
    const { count, slots, buys, sells, received } = this;
    return {
      count,
      slots: slots.figures,
      buys: buys.figures,
      sells: sells.figures,
      received: received.figures,
    };
  }

  /** A leg's floating profit at the mark in force, in doubles. */
  profitOf(at: number): number {
    const { bid, ask, rate } = this.mark;
    const [buys, sells] = [this.buys.figures[at] as number, this.sells.figures[at] as number];
    return bid * buys - ask * sells + rate * (this.received.figures[at] as number);
  }

  /** Adds an empty leg; returns its index. */
  add(slot: number): number {
    const at = this.count++;
    this.slots.room(this.count);
    this.slots.figures[at] = slot;
    for (const sum of this.sums) {
      sum.room(this.count);
      sum.figures[at] = 0;
    }
    return at;
  }

  /** Removes a leg by moving the last one into its place. Returns the slot of the moved leg, or null. */
  remove(at: number): number | null {
    const last = --this.count;
    if (at === last) return null;
    const slot = this.slots.figures[last] as number;
    this.slots.figures[at] = slot;
    for (const sum of this.sums) sum.figures[at] = sum.figures[last] as number;
    return slot;
  }
}
