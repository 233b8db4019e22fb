import type { Price, Quantity } from '@truemark/money';
import { addPosition, NO_POSITIONS, type PositionPart, type PositionSum, takePosition } from './exposure.js';

/** Conversion symbol, and whether it is inverted: positions that share it are valued by one price. */
interface Conversion {
  readonly symbolId: number | null;
  readonly inverse: boolean;
}

/** Open orders of a symbol in one book with one conversion; copies of leaders' orders are separate. */
export interface Held<C extends Conversion = Conversion> {
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
export interface HeldOrder<C extends Conversion = Conversion> {
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
  private readonly held = new Map<string, Held<C>>();

  constructor(sums: readonly Held<C>[] = []) {
    for (const each of sums) this.held.set(keyOf(each), each);
  }

  /** Adds a new order, pending or a position. */
  add(order: HeldOrder<C>): void {
    if (order.isPending) this.wait(order, 1);
    else this.open(order);
  }

  /** Turns a pending order into a position. */
  fill(order: HeldOrder<C>): void {
    this.wait(order, -1);
    this.open(order);
  }

  /** Removes a pending order that ended unfilled. */
  cancel(order: HeldOrder<C>): void {
    this.wait(order, -1);
  }

  /** Removes a closed position, or a closed part of one. */
  close(order: HeldOrder<C>): void {
    const side = sideOf(order);
    const sum = this.of(order);
    // A closed part is an order of its own; its original position is still open.
    this.put({ ...sum, [side]: takePosition(sum[side], partOf(order), order.isPart ? 0 : 1) });
  }

  /** All sums, empty ones included. */
  all(): readonly Held<C>[] {
    return [...this.held.values()];
  }

  private open(order: HeldOrder<C>): void {
    const side = sideOf(order);
    const sum = this.of(order);
    this.put({ ...sum, [side]: addPosition(sum[side], partOf(order)) });
  }

  private wait(order: HeldOrder<C>, by: 1 | -1): void {
    const sum = this.of(order);
    this.put({ ...sum, pending: sum.pending + by });
  }

  private of({ symbolId, isDemo, openRate, isCopied }: HeldOrder<C>): Held<C> {
    const none = {
      symbolId,
      isDemo,
      openRate,
      isCopied,
      long: NO_POSITIONS,
      short: NO_POSITIONS,
      pending: 0,
    };
    return this.held.get(keyOf(none)) ?? none;
  }

  private put(sum: Held<C>): void {
    this.held.set(keyOf(sum), sum);
  }
}

type Group = Pick<Held, 'symbolId' | 'isDemo' | 'openRate' | 'isCopied'>;

const keyOf = ({ symbolId, isDemo, openRate, isCopied }: Group): string =>
  `${symbolId}-${isDemo ? 'demo' : 'real'}-${openRate.symbolId ?? 0}-${openRate.inverse}-${isCopied}`;

const sideOf = ({ side }: HeldOrder): 'long' | 'short' => (side === 'buy' ? 'long' : 'short');

const partOf = ({ side, lots, units, openPrice, margin }: HeldOrder): PositionPart => ({
  side,
  lots,
  units,
  openPrice,
  margin,
});
