import { doubles, integers } from '../../../kernel/column.js';
import type { RateRecord } from '../../../market/tables/rate-record.js';
import type { Order } from '../tables/order.table.js';

/** Conversion of a position's quote currency, fixed while it is open; `symbolId` null: no conversion. */
export type Conversion = Pick<RateRecord, 'symbolId' | 'inverse'>;

/** Key of the positions of one symbol that share a conversion. */
export const conversionGroupKey = ({ symbolId, terms: { openRate } }: Order): number =>
  (symbolId * 2 ** 22 + (openRate.symbolId ?? 0)) * 2 + (openRate.inverse ? 1 : 0);

/**
 * Per account, the sums over its positions of one symbol and conversion:
 * profit = (bid·buys − bought + sold − ask·sells) · rate.
 * Structure of arrays, so that a tick scans its symbol's columns sequentially.
 */
export class NetPositions {
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
