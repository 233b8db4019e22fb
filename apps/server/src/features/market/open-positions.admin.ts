import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { addPosition, NO_POSITIONS, type PositionSum, takePosition } from '@truemark/domain';
import { decimal } from '@truemark/money';
import { Engine } from '../../engine/engine.js';
import type { Order, OrderTerms } from '../../engine/products/contracts/tables/order.table.js';
import type { EngineEvent } from '../../engine/protocol.js';

/** Everything that is held of a symbol in one book, as far as it is converted alike. */
export interface Held {
  readonly symbolId: number;
  readonly isDemo: boolean;
  /** What its orders keep as their conversion. */
  readonly openRate: OrderTerms['openRate'];
  long: PositionSum;
  short: PositionSum;
  /** Pending orders, which hold nothing yet. */
  pending: number;
}

/**
 * Open positions summed by symbol, book, conversion and side: taken from the engine once, then kept up by its events. Reading costs
 * what there are symbols, not what there are positions.
 */
@Injectable()
export class OpenPositions implements OnApplicationBootstrap {
  private readonly held = new Map<string, Held>();
  private seq = 0;

  constructor(private readonly engine: Engine) {}

  onApplicationBootstrap(): void {
    const { seq, orders } = this.engine.openOrders();
    this.seq = seq;
    for (const order of orders) this.take(order);
    this.engine.subscribe((event) => {
      // What the snapshot holds already is told once more to whoever listens since.
      if (event.seq > this.seq) this.follow(event);
    });
  }

  /** By symbol, real before demo, then by conversion; what nobody holds is left out. */
  all(): readonly Held[] {
    return [...this.held.values()]
      .filter(({ long, short }) => long.positions + short.positions > 0)
      .sort((a, b) => a.symbolId - b.symbolId || Number(a.isDemo) - Number(b.isDemo));
  }

  /** How many positions are open. */
  count(isDemo: boolean): number {
    let positions = 0;
    for (const each of this.held.values()) {
      if (each.isDemo === isDemo) positions += each.long.positions + each.short.positions;
    }
    return positions;
  }

  /** Positions and pending orders of one symbol, real and demo. */
  ofSymbol(symbolId: number): { readonly positions: number; readonly pending: number } {
    const mine = [...this.held.values()].filter((each) => each.symbolId === symbolId);
    const positions = mine.map(({ long, short }) => long.positions + short.positions);
    return {
      positions: positions.reduce((all, each) => all + each, 0),
      pending: mine.reduce((all, { pending }) => all + pending, 0),
    };
  }

  private follow(event: EngineEvent): void {
    switch (event.type) {
      case 'order.opened':
      case 'order.placed':
        return this.take(event.order);
      case 'order.filled':
        this.of(event.order).pending -= 1;
        return this.open(event.order);
      case 'order.cancelled':
        this.of(event.order).pending -= 1;
        return;
      case 'order.closed':
        return this.close(event.order);
      default:
        return;
    }
  }

  private take(order: Order): void {
    if (order.status === 'pending') this.of(order).pending += 1;
    else this.open(order);
  }

  private open(order: Order): void {
    const side = sideOf(order);
    const held = this.of(order);
    held[side] = addPosition(held[side], partOf(order));
  }

  private close(order: Order): void {
    const side = sideOf(order);
    const held = this.of(order);
    // A part that was closed is an order of its own: the position that it came from is still open.
    held[side] = takePosition(held[side], partOf(order), order.originId === null ? 1 : 0);
  }

  private of({ symbolId, customerId, terms: { openRate } }: Order): Held {
    const isDemo = this.engine.isDemo(customerId);
    const key = `${symbolId}-${isDemo ? 'demo' : 'real'}-${openRate.symbolId ?? 0}-${openRate.inverse}`;
    const found = this.held.get(key) ?? {
      symbolId,
      isDemo,
      openRate,
      long: NO_POSITIONS,
      short: NO_POSITIONS,
      pending: 0,
    };
    this.held.set(key, found);
    return found;
  }
}

const sideOf = ({ side }: Order): 'long' | 'short' => (side === 'buy' ? 'long' : 'short');

const partOf = ({ side, lots, terms, openPrice, margin }: Order) => ({
  side,
  lots,
  units: decimal(terms.units),
  openPrice: openPrice ?? 0n,
  margin,
});
