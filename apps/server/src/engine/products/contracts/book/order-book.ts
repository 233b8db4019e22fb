import { amounts, bytes, doubles, integers } from '../../../kernel/column.js';
import type { Order, OrderTerms } from '../tables/order.table.js';

/** Sentinel for a null property. */
const NONE = Number.NaN;
const NO_PRICE = -1n;

const SELL = 1;
const HOLDING = 2;
const STOP = 4;
const LIMIT = 8;

const orNull = (figure: number): number | null => (Number.isNaN(figure) ? null : figure);
const priceOrNull = (price: bigint): bigint | null => (price === NO_PRICE ? null : price);

/**
 * Pending and holding orders as a structure of arrays: about 150 bytes per order, so that a million orders fit in
 * memory without a million objects. Reads build a new object each time.
 */
export class OrderBook {
  private readonly slotOf = new Map<number, number>();
  private readonly freeSlots: number[] = [];
  private usedSlots = 0;
  /** Capacity of each column, in orders. */
  private capacity = 0;

  private readonly ids = doubles();
  private readonly customers = doubles();
  private readonly accounts = doubles();
  private readonly symbols = integers();
  private readonly kinds = bytes();
  private readonly lots = amounts();
  private readonly margins = amounts();
  private readonly fees = amounts();
  private readonly openBids = amounts();
  private readonly openPrices = amounts();
  private readonly openSeqs = doubles();
  private readonly openTimes = doubles();
  private readonly stopLosses = amounts();
  private readonly takeProfits = amounts();
  private readonly trailingDistances = amounts();
  private readonly trailingStarts = doubles();
  private readonly targets = amounts();
  private readonly expiries = doubles();
  private readonly origins = doubles();
  private readonly created = doubles();
  private readonly terms: (OrderTerms | undefined)[] = [];

  private readonly columns = [
    ...[
      this.ids,
      this.customers,
      this.accounts,
      this.symbols,
      this.kinds,
      this.lots,
      this.margins,
      this.fees,
    ],
    ...[this.openBids, this.openPrices, this.openSeqs, this.openTimes, this.stopLosses, this.takeProfits],
    ...[this.trailingDistances, this.trailingStarts, this.targets, this.expiries, this.origins, this.created],
  ];

  get size(): number {
    return this.slotOf.size;
  }

  has(id: number): boolean {
    return this.slotOf.has(id);
  }

  get(id: number): Order | undefined {
    const at = this.slotOf.get(id);
    return at === undefined ? undefined : this.read(at);
  }

  isHolding(id: number): boolean {
    const at = this.slotOf.get(id);
    return at !== undefined && ((this.kinds.figures[at] as number) & HOLDING) !== 0;
  }

  isPending(id: number): boolean {
    return this.slotOf.has(id) && !this.isHolding(id);
  }

  keys(): IterableIterator<number> {
    return this.slotOf.keys();
  }

  *values(): Generator<Order> {
    for (const at of this.slotOf.values()) yield this.read(at);
  }

  delete(id: number): boolean {
    const at = this.slotOf.get(id);
    if (at === undefined) return false;
    this.slotOf.delete(id);
    this.terms[at] = undefined;
    this.freeSlots.push(at);
    return true;
  }

  /** Stores a pending or holding order. Throws for an order that has ended. */
  set(id: number, order: Order): this {
    if (order.status !== 'pending' && order.status !== 'holding') throw new Error(`order ${id} has ended`);
    let at = this.slotOf.get(id);
    if (at === undefined) {
      at = this.freeSlots.pop() ?? this.usedSlots++;
      if (this.usedSlots > this.capacity) this.grow();
      this.slotOf.set(id, at);
    }
    this.write(at, order);
    return this;
  }

  /** Customers with an order of the symbol, or one that converts through it. Scans columns without building orders. */
  customersOf(symbolId: number): Set<number> {
    const found = new Set<number>();
    for (const at of this.slotOf.values()) {
      const isOf = this.symbols.figures[at] === symbolId || this.terms[at]?.openRate.symbolId === symbolId;
      if (isOf) found.add(this.customers.figures[at] as number);
    }
    return found;
  }

  private grow(): void {
    this.capacity = Math.max(64, 2 * this.capacity);
    for (const column of this.columns) column.room(this.capacity);
  }

  private write(at: number, order: Order): void {
    this.ids.figures[at] = order.id;
    this.customers.figures[at] = order.customerId;
    this.accounts.figures[at] = order.accountId;
    this.symbols.figures[at] = order.symbolId;
    this.kinds.figures[at] = kindOf(order);
    this.lots.figures[at] = order.lots;
    this.margins.figures[at] = order.margin;
    this.fees.figures[at] = order.fee;
    this.openBids.figures[at] = order.openBid ?? NO_PRICE;
    this.openPrices.figures[at] = order.openPrice ?? NO_PRICE;
    this.openSeqs.figures[at] = order.openSeq ?? NONE;
    this.openTimes.figures[at] = order.openedAt ?? NONE;
    this.stopLosses.figures[at] = order.stopLoss;
    this.takeProfits.figures[at] = order.takeProfit;
    this.trailingDistances.figures[at] = order.trailingDistance;
    this.trailingStarts.figures[at] = order.trailingSince ?? NONE;
    this.targets.figures[at] = order.targetPrice ?? NO_PRICE;
    this.expiries.figures[at] = order.expireAt ?? NONE;
    this.origins.figures[at] = order.originId ?? NONE;
    this.created.figures[at] = order.createdAt;
    this.terms[at] = order.terms;
  }

  private read(at: number): Order {
    const kind = this.kinds.figures[at] as number;
    return {
      id: this.ids.figures[at] as number,
      customerId: this.customers.figures[at] as number,
      accountId: this.accounts.figures[at] as number,
      symbolId: this.symbols.figures[at] as number,
      side: kind & SELL ? 'sell' : 'buy',
      status: kind & HOLDING ? 'holding' : 'pending',
      lots: this.lots.figures[at] as bigint,
      margin: this.margins.figures[at] as bigint,
      fee: this.fees.figures[at] as bigint,
      openBid: priceOrNull(this.openBids.figures[at] as bigint),
      openPrice: priceOrNull(this.openPrices.figures[at] as bigint),
      openSeq: orNull(this.openSeqs.figures[at] as number),
      openedAt: orNull(this.openTimes.figures[at] as number),
      closeBid: null,
      closePrice: null,
      closeSeq: null,
      closedAt: null,
      closedBy: null,
      closeReason: null,
      profit: 0n,
      stopLoss: this.stopLosses.figures[at] as bigint,
      takeProfit: this.takeProfits.figures[at] as bigint,
      trailingDistance: this.trailingDistances.figures[at] as bigint,
      trailingSince: orNull(this.trailingStarts.figures[at] as number),
      targetPrice: priceOrNull(this.targets.figures[at] as bigint),
      pendingKind: kind & STOP ? 'stop' : kind & LIMIT ? 'limit' : null,
      expireAt: orNull(this.expiries.figures[at] as number),
      originId: orNull(this.origins.figures[at] as number),
      terms: this.terms[at] as OrderTerms,
      createdAt: this.created.figures[at] as number,
    };
  }
}

function kindOf({ side, status, pendingKind }: Order): number {
  const pending = pendingKind === 'stop' ? STOP : pendingKind === 'limit' ? LIMIT : 0;
  return (side === 'sell' ? SELL : 0) | (status === 'holding' ? HOLDING : 0) | pending;
}
