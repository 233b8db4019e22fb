import { trailingStopPrice } from '@truemark/domain';
import { type Direction, TriggerHeap } from '../../../kernel/trigger-heap.js';
import type { UndoList } from '../../../kernel/undo.js';
import { followsItsLeader, type Order } from '../tables/order.table.js';

/** Side of the quote that reaches a level, and its direction. */
type QuoteEdge = 'bidFalling' | 'bidRising' | 'askFalling' | 'askRising';

const EDGES: readonly QuoteEdge[] = ['bidFalling', 'bidRising', 'askFalling', 'askRising'];
const directionOf = (edge: QuoteEdge): Direction => (edge.endsWith('Falling') ? 'falling' : 'rising');

type Heaps = Record<QuoteEdge, TriggerHeap>;

const newHeaps = (): Heaps =>
  Object.fromEntries(EDGES.map((edge) => [edge, new TriggerHeap(directionOf(edge))])) as Heaps;

/** A stop that trails the best closing price. */
interface Trailing {
  readonly side: Order['side'];
  readonly distance: bigint;
  /** The distance in doubles, rounded slightly down. */
  readonly nearDistance: number;
  readonly stopLoss: bigint;
  best: number;
}

interface SymbolTriggers {
  /** Stop-loss and take-profit levels of positions. */
  readonly stops: Heaps;
  /** Target prices of pending orders. */
  readonly targets: Heaps;
  readonly trailing: Map<number, Trailing>;
}

/**
 * Price levels that orders wait for, per symbol: a tick checks only the nearest levels. Outdated entries (order closed
 * or levels changed) are dropped when a price reaches them.
 */
export class Triggers {
  private readonly symbols = new Map<number, SymbolTriggers>();
  /** Heaps in which most entries are outdated. */
  private readonly outdatedHeaps = new Set<TriggerHeap>();

  /**
   * Adds the levels of an order that are new since `before`, and counts those of `before` that no longer apply as
   * outdated.
   */
  watch(order: Order, before: Order | undefined): void {
    const entered = before ? levelsOf(before) : [];
    const standing = levelsOf(order);
    for (const each of standing)
      if (!entered.some((other) => isSame(each, other))) this.addLevel(order, each);
    for (const each of entered)
      if (!standing.some((other) => isSame(each, other))) this.markOutdated(order, each);
  }

  /**
   * Removes outdated entries from heaps where they are the majority. Call only between batches: a rollback needs the
   * entries of orders that the batch ended.
   */
  tidy(orderOf: (id: number) => Order | undefined): void {
    for (const heap of this.outdatedHeaps) {
      heap.keep((id, level) => {
        const order = orderOf(id);
        return order !== undefined && levelsOf(order).some((each) => each.level === level);
      });
    }
    this.outdatedHeaps.clear();
  }

  private addLevel({ id, symbolId }: Order, { heaps, edge, level }: Level): void {
    this.triggersOf(symbolId)[heaps][edge].push(level, id);
  }

  private markOutdated({ symbolId }: Order, { heaps, edge }: Level): void {
    const heap = this.triggersOf(symbolId)[heaps][edge];
    if (heap.outdate()) this.outdatedHeaps.add(heap);
  }

  /** Starts a trailing stop from `best`, the best closing price since it was set. */
  trail(order: Order, best: number, undo: UndoList): void {
    const { side, trailingDistance: distance, stopLoss } = order;
    // The double of a distance is off by less than 2⁻⁵³ of it. The fixed stop-loss is in the heaps.
    const nearDistance = Number(distance) * (1 - 2 ** -50);
    undo.set(this.triggersOf(order.symbolId).trailing, order.id, {
      side,
      distance,
      nearDistance,
      stopLoss,
      best,
    });
  }

  stopTrailing(order: Order, undo: UndoList): void {
    undo.delete(this.triggersOf(order.symbolId).trailing, order.id);
  }

  /** The order's current stop: its fixed one, or the trailing one. */
  stopOf(order: Order): bigint {
    const trailing = this.triggersOf(order.symbolId).trailing.get(order.id);
    if (!trailing) return order.stopLoss;
    return trailingStopPrice(trailing.side, BigInt(trailing.best), trailing.distance, trailing.stopLoss);
  }

  bestOf(order: Order): number | undefined {
    return this.triggersOf(order.symbolId).trailing.get(order.id)?.best;
  }

  /**
   * Updates trailing stops from a tick. Ticks of a closed market count too, so that stops can be recomputed from
   * recorded ticks alone.
   */
  follow(symbolId: number, bid: number, ask: number, undo: UndoList): void {
    const moved: Trailing[] = [];
    const before: number[] = [];
    for (const stop of this.triggersOf(symbolId).trailing.values()) {
      const closing = stop.side === 'buy' ? bid : ask;
      const isBetter = stop.side === 'buy' ? closing > stop.best : closing < stop.best;
      if (!isBetter) continue;
      moved.push(stop);
      before.push(stop.best);
      stop.best = closing;
    }
    if (moved.length === 0) return;
    undo.push(() => {
      moved.forEach((stop, at) => {
        stop.best = before[at] as number;
      });
    });
  }

  /**
   * Positions whose stop-loss, take-profit or trailing stop may have been reached. Unordered; the caller checks
   * exactly.
   */
  reachedStops(symbolId: number, bid: number, ask: number, undo: UndoList): Set<number> {
    const { stops, trailing } = this.triggersOf(symbolId);
    const reached = popReached(stops, bid, ask, undo);
    for (const [id, stop] of trailing) {
      // Closing the position checks this exactly.
      const fellBack = stop.side === 'buy' ? stop.best - bid : ask - stop.best;
      if (fellBack >= stop.nearDistance) reached.add(id);
    }
    return reached;
  }

  /** Pending orders whose target may have been reached. */
  reachedTargets(symbolId: number, bid: number, ask: number, undo: UndoList): Set<number> {
    return popReached(this.triggersOf(symbolId).targets, bid, ask, undo);
  }

  private triggersOf(symbolId: number): SymbolTriggers {
    let triggers = this.symbols.get(symbolId);
    if (!triggers) {
      triggers = { stops: newHeaps(), targets: newHeaps(), trailing: new Map() };
      this.symbols.set(symbolId, triggers);
    }
    return triggers;
  }
}

/** A level that an order waits for, and the heap that holds it. */
interface Level {
  readonly heaps: 'stops' | 'targets';
  readonly edge: QuoteEdge;
  readonly level: number;
}

const isSame = (one: Level, other: Level): boolean =>
  one.level === other.level && one.edge === other.edge && one.heaps === other.heaps;

function levelsOf(order: Order): Level[] {
  const { status, side, pendingKind, targetPrice, stopLoss, takeProfit } = order;
  const isBuy = side === 'buy';
  if (status === 'pending') {
    const buying: QuoteEdge = pendingKind === 'limit' ? 'askFalling' : 'askRising';
    const selling: QuoteEdge = pendingKind === 'limit' ? 'bidRising' : 'bidFalling';
    return [{ heaps: 'targets', edge: isBuy ? buying : selling, level: Number(targetPrice) }];
  }
  // A copy closes together with its leader's order, so it has no levels of its own.
  if (status !== 'holding' || followsItsLeader(order)) return [];
  const levels: Level[] = [];
  if (stopLoss !== 0n) {
    levels.push({ heaps: 'stops', edge: isBuy ? 'bidFalling' : 'askRising', level: Number(stopLoss) });
  }
  if (takeProfit !== 0n) {
    levels.push({ heaps: 'stops', edge: isBuy ? 'bidRising' : 'askFalling', level: Number(takeProfit) });
  }
  return levels;
}

function popReached(heaps: Heaps, bid: number, ask: number, undo: UndoList): Set<number> {
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
