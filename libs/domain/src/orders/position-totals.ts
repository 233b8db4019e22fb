import type { Price, Quantity } from '@truemark/money';
import {
  addPosition,
  NO_POSITIONS,
  type PositionSum,
  removePosition,
  type SummedPosition,
} from './exposure.js';

/** Conversion symbol, and whether it is inverted: positions that share it are valued by one price. */
interface Conversion {
  readonly symbolId: number | null;
  readonly inverse: boolean;
}

/** Open orders of a symbol in one book with one conversion; copies of leaders' orders are separate. */
export interface PositionTotals<C extends Conversion = Conversion> {
  readonly symbolId: number;
  readonly isDemo: boolean;
  /** The conversion record of its first order. */
  readonly openRate: C;
  /** Whether they were opened as copies of a leader's orders. */
  readonly isCopied: boolean;
  readonly long: PositionSum;
  readonly short: PositionSum;
  /** Number of pending orders, which hold no position yet. */
  readonly pending: number;
}

/** Input of the sums: an order, with `units` decoded from its terms. */
export interface SummedOrder<C extends Conversion = Conversion> {
  readonly symbolId: number;
  readonly isDemo: boolean;
  readonly openRate: C;
  /** Whether it was opened as a copy; stays true when its customer takes it over. */
  readonly isCopied: boolean;
  readonly isPending: boolean;
  readonly side: 'buy' | 'sell';
  readonly lots: Quantity;
  readonly units: bigint;
  readonly openPrice: Price;
  readonly margin: bigint;
  /** Whether it was split off another order, whose position is still open. */
  readonly isPart: boolean;
}

/** Sums of open orders by symbol, book, conversion and side. */
export class HeldPositions<C extends Conversion = Conversion> {
  private readonly totals = new Map<string, PositionTotals<C>>();

  constructor(sums: readonly PositionTotals<C>[] = []) {
    for (const each of sums) this.totals.set(keyOf(each), each);
  }

  /** Adds a new order, pending or a position. */
  add(order: SummedOrder<C>): void {
    if (order.isPending) this.addPending(order, 1);
    else this.addOpen(order);
  }

  /** Turns a pending order into a position. */
  fill(order: SummedOrder<C>): void {
    this.addPending(order, -1);
    this.addOpen(order);
  }

  /** Removes a pending order that ended unfilled. */
  cancel(order: SummedOrder<C>): void {
    this.addPending(order, -1);
  }

  /** Removes a closed position, or a closed part of one. */
  close(order: SummedOrder<C>): void {
    const side = sideOf(order);
    const sum = this.totalsOf(order);
    // A closed part is an order of its own; its original position is still open.
    this.put({ ...sum, [side]: removePosition(sum[side], partOf(order), order.isPart ? 0 : 1) });
  }

  /** All sums, empty ones included. */
  all(): readonly PositionTotals<C>[] {
    return [...this.totals.values()];
  }

  private addOpen(order: SummedOrder<C>): void {
    const side = sideOf(order);
    const sum = this.totalsOf(order);
    this.put({ ...sum, [side]: addPosition(sum[side], partOf(order)) });
  }

  private addPending(order: SummedOrder<C>, by: 1 | -1): void {
    const sum = this.totalsOf(order);
    this.put({ ...sum, pending: sum.pending + by });
  }

  private totalsOf({ symbolId, isDemo, openRate, isCopied }: SummedOrder<C>): PositionTotals<C> {
    const none = {
      symbolId,
      isDemo,
      openRate,
      isCopied,
      long: NO_POSITIONS,
      short: NO_POSITIONS,
      pending: 0,
    };
    return this.totals.get(keyOf(none)) ?? none;
  }

  private put(sum: PositionTotals<C>): void {
    this.totals.set(keyOf(sum), sum);
  }
}

type Group = Pick<PositionTotals, 'symbolId' | 'isDemo' | 'openRate' | 'isCopied'>;

const keyOf = ({ symbolId, isDemo, openRate, isCopied }: Group): string =>
  `${symbolId}-${isDemo ? 'demo' : 'real'}-${openRate.symbolId ?? 0}-${openRate.inverse}-${isCopied}`;

const sideOf = ({ side }: SummedOrder): 'long' | 'short' => (side === 'buy' ? 'long' : 'short');

const partOf = ({ side, lots, units, openPrice, margin }: SummedOrder): SummedPosition => ({
  side,
  lots,
  units,
  openPrice,
  margin,
});
