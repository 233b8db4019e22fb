import { doubles, integers } from '../../../kernel/column.js';
import type { RateRecord } from '../../../market/tables/rate-record.js';
import type { Order } from '../tables/order.table.js';

/** What a position is converted by for as long as it is open; `symbolId` null: nothing needs to be. */
export type Conversion = Pick<RateRecord, 'symbolId' | 'inverse'>;

/** Positions of one symbol stand together as far as they are converted alike. */
export const groupOf = ({ symbolId, terms: { openRate } }: Order): number =>
  (symbolId * 2 ** 22 + (openRate.symbolId ?? 0)) * 2 + (openRate.inverse ? 1 : 0);

/**
 * One account's positions of one symbol and conversion, summed: profit = (bid·buys − bought + sold − ask·sells) · rate. A structure of
 * arrays: a tick runs through its symbol's columns from end to end.
 */
export class Legs {
  count = 0;

  constructor(
    readonly symbolId: number,
    readonly conversion: Conversion,
  ) {}

  readonly slots = integers();
  readonly buys = doubles();
  readonly bought = doubles();
  readonly sells = doubles();
  readonly sold = doubles();
  readonly profits = doubles();
  private readonly sums = [this.buys, this.bought, this.sells, this.sold, this.profits];

  /** A new leg without positions; returns its place. */
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

  /** Takes a leg out by moving the last one to its place; returns the slot of the one that moved, if any. */
  remove(at: number): number | null {
    const last = --this.count;
    if (at === last) return null;
    const slot = this.slots.figures[last] as number;
    this.slots.figures[at] = slot;
    for (const sum of this.sums) sum.figures[at] = sum.figures[last] as number;
    return slot;
  }
}
