import type { Order } from '../../dist/engine/products/contracts/tables/order.table.js';

/** Durable tick, prices in 10⁻⁸. */
export interface DurableTick {
  readonly seq: number;
  readonly bid: bigint;
  readonly ask: bigint;
}

/** Expected outcome of an order, from the later ticks only. */
export interface Expected {
  readonly status: Order['status'];
  readonly openSeq: number | null;
  readonly closeSeq: number | null;
  readonly closedBy: Order['closedBy'];
}

const opening = ({ side }: Order, { bid, ask }: DurableTick): bigint => (side === 'buy' ? ask : bid);
const closing = ({ side }: Order, { bid, ask }: DurableTick): bigint => (side === 'buy' ? bid : ask);

/**
 * Evaluates the ticks one by one, independent of heap, lane and engine: the outcome of an order placed at `placedAt`
 * and not changed since. `asked` is the order as placed.
 */
export function expectedOutcome(asked: Order, placedAt: number, ticks: readonly DurableTick[]): Expected {
  let openSeq = asked.openSeq;
  let best: bigint | null = null;
  for (const tick of ticks) {
    if (tick.seq < placedAt) continue;
    if (openSeq === null) {
      if (tick.seq > placedAt && reachesTarget(asked, tick)) {
        openSeq = tick.seq;
        best = closing(asked, tick);
      }
      continue;
    }
    const price = closing(asked, tick);
    if (tick.seq <= openSeq) {
      best = price;
      continue;
    }
    const isBetter = best === null || (asked.side === 'buy' ? price > best : price < best);
    if (isBetter) best = price;
    const closedBy = reachedStop(asked, price, best ?? price);
    if (closedBy) return { status: 'closed', openSeq, closeSeq: tick.seq, closedBy };
  }
  return { status: openSeq === null ? 'pending' : 'holding', openSeq, closeSeq: null, closedBy: null };
}

function reachesTarget(order: Order, tick: DurableTick): boolean {
  const price = opening(order, tick);
  const target = order.targetPrice ?? 0n;
  return (order.side === 'buy') === (order.pendingKind === 'limit') ? price <= target : price >= target;
}

function reachedStop(order: Order, price: bigint, best: bigint): 'stop_loss' | 'take_profit' | null {
  const { stopLoss, takeProfit, trailingDistance, side } = order;
  const sign = side === 'buy' ? 1n : -1n;
  const levels = [
    ...(stopLoss === 0n ? [] : [sign * stopLoss]),
    ...(trailingDistance === 0n ? [] : [sign * best - trailingDistance]),
  ];
  if (levels.some((level) => sign * price <= level)) return 'stop_loss';
  return takeProfit !== 0n && sign * price >= sign * takeProfit ? 'take_profit' : null;
}
