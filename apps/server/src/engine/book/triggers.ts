import { trailedStop } from '@truemark/domain';
import type { Order } from '../tables/order.table.js';
import type { UndoList } from '../undo.js';
import { type Direction, TriggerHeap } from './trigger-heap.js';

/** Which price of a tick reaches a level, and from which side. */
type Edge = 'bidFalling' | 'bidRising' | 'askFalling' | 'askRising';

const EDGES: readonly Edge[] = ['bidFalling', 'bidRising', 'askFalling', 'askRising'];
const directionOf = (edge: Edge): Direction => (edge.endsWith('Falling') ? 'falling' : 'rising');

type Heaps = Record<Edge, TriggerHeap>;

const newHeaps = (): Heaps =>
  Object.fromEntries(EDGES.map((edge) => [edge, new TriggerHeap(directionOf(edge))])) as Heaps;

/** A stop that follows the best closing price. */
interface Trailing {
  readonly side: Order['side'];
  readonly distance: bigint;
  readonly stopLoss: bigint;
  best: number;
}

interface SymbolTriggers {
  /** Stop-loss and take-profit of positions. */
  readonly stops: Heaps;
  /** Targets of pending orders. */
  readonly targets: Heaps;
  readonly trailing: Map<number, Trailing>;
}

/**
 * What waits for a price, per symbol: a tick looks at the nearest levels only. An entry that no longer stands (the
 * order was closed, its levels were changed) is dropped when a price comes to it.
 */
export class Triggers {
  private readonly symbols = new Map<number, SymbolTriggers>();

  /** Enters the levels of an order that are new against `before`. */
  watch(order: Order, before: Order | undefined): void {
    const { stops, targets } = this.of(order.symbolId);
    const isBuy = order.side === 'buy';
    if (order.status === 'pending') {
      if (before?.status === 'pending') return;
      const edge = isBuy
        ? order.pendingKind === 'limit'
          ? 'askFalling'
          : 'askRising'
        : order.pendingKind === 'limit'
          ? 'bidRising'
          : 'bidFalling';
      targets[edge].push(Number(order.targetPrice), order.id);
      return;
    }
    const wasHolding = before?.status === 'holding';
    const { stopLoss, takeProfit, id } = order;
    if (stopLoss !== 0n && !(wasHolding && before.stopLoss === stopLoss)) {
      stops[isBuy ? 'bidFalling' : 'askRising'].push(Number(stopLoss), id);
    }
    if (takeProfit !== 0n && !(wasHolding && before.takeProfit === takeProfit)) {
      stops[isBuy ? 'bidRising' : 'askFalling'].push(Number(takeProfit), id);
    }
  }

  /** Lets a stop trail from `best`, the best closing price since it was set. */
  trail(order: Order, best: number, undo: UndoList): void {
    const { side, trailingDistance: distance, stopLoss } = order;
    undo.set(this.of(order.symbolId).trailing, order.id, { side, distance, stopLoss, best });
  }

  stopTrailing(order: Order, undo: UndoList): void {
    undo.delete(this.of(order.symbolId).trailing, order.id);
  }

  /** Where the order's stop stands now: its own, or the trailing one. */
  stopOf(order: Order): bigint {
    const trailing = this.of(order.symbolId).trailing.get(order.id);
    if (!trailing) return order.stopLoss;
    return trailedStop(trailing.side, BigInt(trailing.best), trailing.distance, trailing.stopLoss);
  }

  bestOf(order: Order): number | undefined {
    return this.of(order.symbolId).trailing.get(order.id)?.best;
  }

  /** Lets trailing stops follow a tick: every one, also of a closed market, so that recorded ticks alone tell where they stand. */
  follow(symbolId: number, bid: number, ask: number, undo: UndoList): void {
    for (const stop of this.of(symbolId).trailing.values()) {
      const closing = stop.side === 'buy' ? bid : ask;
      const isBetter = stop.side === 'buy' ? closing > stop.best : closing < stop.best;
      if (!isBetter) continue;
      const before = stop.best;
      undo.push(() => {
        stop.best = before;
      });
      stop.best = closing;
    }
  }

  /** Positions whose stop-loss, take-profit or trailing stop may have been reached, without order and unproved. */
  reachedStops(symbolId: number, bid: number, ask: number, undo: UndoList): Set<number> {
    const { stops, trailing } = this.of(symbolId);
    const reached = pop(stops, bid, ask, undo);
    for (const [id, stop] of trailing) {
      const closing = stop.side === 'buy' ? bid : ask;
      const level = Number(trailedStop(stop.side, BigInt(stop.best), stop.distance, stop.stopLoss));
      if (stop.side === 'buy' ? closing <= level : closing >= level) reached.add(id);
    }
    return reached;
  }

  /** Pending orders whose target may have been reached. */
  reachedTargets(symbolId: number, bid: number, ask: number, undo: UndoList): Set<number> {
    return pop(this.of(symbolId).targets, bid, ask, undo);
  }

  private of(symbolId: number): SymbolTriggers {
    let triggers = this.symbols.get(symbolId);
    if (!triggers) {
      triggers = { stops: newHeaps(), targets: newHeaps(), trailing: new Map() };
      this.symbols.set(symbolId, triggers);
    }
    return triggers;
  }
}

function pop(heaps: Heaps, bid: number, ask: number, undo: UndoList): Set<number> {
  const reached = new Set<number>();
  for (const edge of EDGES) {
    const heap = heaps[edge];
    const price = edge.startsWith('bid') ? bid : ask;
    while (heap.isReached(price)) {
      const entry = heap.pop();
      if (!entry) break;
      reached.add(entry.id);
      undo.push(() => heap.push(entry.level, entry.id));
    }
  }
  return reached;
}
