import type { TradingHour } from '@truemark/domain';
import type { UndoList } from '../../../kernel/undo.js';
import type { Order } from '../../contracts/tables/order.table.js';
import type { TraderHour } from '../tables/trader-hour.table.js';

/** An open position of a trader. */
export interface TraderPosition {
  readonly order: Order;
  /** Floating profit at the last tick that affected it. */
  readonly floating: bigint;
  /** Counted margin (see `marginOf`). */
  readonly margin: bigint;
  /** Result of its closed parts, net of fees. */
  readonly parts: bigint;
}

/** Figures of traders: the running hour, ended hours, and open positions. */
export class FiguresBook {
  /** Trader → running hour: current, and as last written. */
  readonly running = new Map<number, TraderHour>();
  readonly written = new Map<number, TraderHour>();
  /** Trader → ended hours of the window, in order. */
  readonly ended = new Map<number, readonly TradingHour[]>();
  private readonly positions = new Map<number, TraderPosition>();
  private readonly ofTrader = new Map<number, Set<number>>();
  /** Symbol → positions whose profit it affects: its own, and those that convert through it. */
  private readonly ofSymbol = new Map<number, Set<number>>();

  position(orderId: number): TraderPosition | undefined {
    return this.positions.get(orderId);
  }

  positionsOf(traderId: number): TraderPosition[] {
    return this.read(this.ofTrader.get(traderId));
  }

  movedBy(symbolId: number): TraderPosition[] {
    return this.read(this.ofSymbol.get(symbolId));
  }

  /** A trader's hours of the window, the running one last. */
  hoursOf(traderId: number): TradingHour[] {
    const running = this.running.get(traderId);
    return [...(this.ended.get(traderId) ?? []), ...(running ? [running] : [])];
  }

  put(position: TraderPosition, undo: UndoList): void {
    const { id, customerId } = position.order;
    if (!this.positions.has(id)) {
      note(this.ofTrader, customerId, id, undo);
      for (const symbolId of symbolsOf(position.order)) note(this.ofSymbol, symbolId, id, undo);
    }
    undo.set(this.positions, id, position);
  }

  remove({ order }: TraderPosition, undo: UndoList): void {
    undo.delete(this.positions, order.id);
    drop(this.ofTrader, order.customerId, order.id, undo);
    for (const symbolId of symbolsOf(order)) drop(this.ofSymbol, symbolId, order.id, undo);
  }

  private read(ids: Iterable<number> = []): TraderPosition[] {
    return [...ids].flatMap((id) => this.positions.get(id) ?? []);
  }
}

function symbolsOf({ symbolId, terms }: Order): number[] {
  const through = terms.openRate.symbolId;
  return through === null || through === symbolId ? [symbolId] : [symbolId, through];
}

function note(sets: Map<number, Set<number>>, key: number, id: number, undo: UndoList): void {
  const known = sets.get(key) ?? new Set<number>();
  if (!sets.has(key)) undo.set(sets, key, known);
  undo.add(known, id);
}

function drop(sets: Map<number, Set<number>>, key: number, id: number, undo: UndoList): void {
  const known = sets.get(key);
  if (!known) return;
  undo.remove(known, id);
  if (known.size === 0) undo.delete(sets, key);
}
