import type { Price, Quantity } from '@truemark/money';
import { addPosition, NO_POSITIONS, type PositionPart, type PositionSum, takePosition } from './exposure.js';

/** Which symbol converts, and whether by its inverse: positions that share it are valued by one price. */
interface Conversion {
  readonly symbolId: number | null;
  readonly inverse: boolean;
}

/** Everything that is held of a symbol in one book, as far as it is converted alike: copies of leaders' apart. */
export interface Held<C extends Conversion = Conversion> {
  readonly symbolId: number;
  readonly isDemo: boolean;
  /** What the first of its orders keeps as its conversion. */
  readonly openRate: C;
  /** Whether they were opened as copies of a leader's. */
  readonly isCopied: boolean;
  readonly long: PositionSum;
  readonly short: PositionSum;
  /** Pending orders, which hold nothing yet. */
  readonly pending: number;
}

/** What sums are made of: an order, with `units` read from its terms. */
export interface HeldOrder<C extends Conversion = Conversion> {
  readonly symbolId: number;
  readonly isDemo: boolean;
  readonly openRate: C;
  /** Whether it was opened as a copy of a leader's; it stays one when its customer takes it over. */
  readonly isCopied: boolean;
  readonly isPending: boolean;
  readonly side: 'buy' | 'sell';
  readonly lots: Quantity;
  readonly units: bigint;
  readonly openPrice: Price;
  readonly margin: bigint;
  /** Whether it was split off another one, whose position is still open. */
  readonly isPart: boolean;
}

/** Open orders summed by symbol, book, conversion and side. */
export class HeldPositions<C extends Conversion = Conversion> {
  private readonly held = new Map<string, Held<C>>();

  constructor(sums: readonly Held<C>[] = []) {
    for (const each of sums) this.held.set(keyOf(each), each);
  }

  /** An order that is new here: pending, or a position. */
  add(order: HeldOrder<C>): void {
    if (order.isPending) this.wait(order, 1);
    else this.open(order);
  }

  /** A pending order became a position. */
  fill(order: HeldOrder<C>): void {
    this.wait(order, -1);
    this.open(order);
  }

  /** A pending order ended unfilled. */
  cancel(order: HeldOrder<C>): void {
    this.wait(order, -1);
  }

  /** A position was closed, or a part of one. */
  close(order: HeldOrder<C>): void {
    const side = sideOf(order);
    const sum = this.of(order);
    // A part that was closed is an order of its own: the position that it came from is still open.
    this.put({ ...sum, [side]: takePosition(sum[side], partOf(order), order.isPart ? 0 : 1) });
  }

  /** Every sum, also of what nobody holds any more. */
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
