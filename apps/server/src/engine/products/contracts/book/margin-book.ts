import { type Column, doubles } from '../../../kernel/column.js';
import type { Order } from '../tables/order.table.js';
import { lowSlots, moveSpares } from './move-spares.js';
import { type Conversion, conversionGroupKey, NetPositions } from './net-positions.js';
import type { SymbolMark } from './symbol-mark.js';

/** Upper bound of the doubles' accumulated error, as a share of an account's balance and position cost. */
const TOLERANCE = 1e-9;
/** Upper bound of the error from rounding an exact profit to 6 decimals. */
const ROUNDING = 1e-6;
/** Spare of an account with a margin call in force: no price raises it, so that each tick selects the account. */
const SELECTED = Number.NEGATIVE_INFINITY;

/**
 * Equity of every trading account in doubles, updated incrementally: a tick touches only accounts that hold its symbol
 * or convert through it. It never decides a stop-out; it selects the accounts to check with exact figures. Its
 * tolerance makes it select too many rather than too few.
 */
export class MarginBook {
  private readonly slotOf = new Map<number, number>();
  private readonly customers: number[] = [];
  private readonly free = doubles();
  private readonly margin = doubles();
  /** Maximum error of an account's profits in doubles: the share of its positions' costs. */
  private readonly costError = doubles();
  /** How far the floating profit may fall below zero before an exact check is needed. */
  private readonly headroom = doubles();
  /** Headroom and floating profit together, or `SELECTED`: the only figure of an account that a tick reads. */
  private readonly spare = doubles();
  private readonly groups = new Map<number, NetPositions>();
  /** Symbol → groups that its price affects: its own, and those that convert through it. */
  private readonly groupsBySymbol = new Map<number, NetPositions[]>();
  /** Per slot: group → index of its leg. */
  private readonly legIndexes: Map<number, number>[] = [];
  private readonly dirty = new Set<number>();
  private readonly balanceMoved = new Set<number>();
  private openedOrders: Order[] = [];
  private limit = 0;
  /** Accounts with a margin call in force but no position left. */
  private calledWithoutPositions: number[] = [];

  constructor(
    private readonly freeOf: (customerId: number) => bigint,
    private readonly positionsOf: (customerId: number) => readonly Order[],
    private readonly markOf: (symbolId: number, conversion: Conversion) => SymbolMark | null,
    private readonly hasMarginCall: (customerId: number) => boolean,
  ) {}

  /**
   * Marks an account whose positions or margin call changed: its sums are rebuilt before the next tick is evaluated.
   */
  touch(customerId: number): void {
    this.dirty.add(customerId);
  }

  /** Marks an account of which only the balance changed. */
  moveBalance(customerId: number): void {
    this.balanceMoved.add(customerId);
  }

  /** Queues one new position to be added to the sums. */
  open(order: Order): void {
    this.openedOrders.push(order);
  }

  /**
   * Re-marks the positions that a symbol's price affects. Returns customers to check exactly: those whose level may be
   * at or below `percent`, those among them with a margin call in force, and those whose call outlived their positions.
   */
  mark(symbolId: number, percent: number): number[] {
    this.catchUp();
    this.setLimit(percent / 100);
    const found = this.calledWithoutPositions.splice(0);
    for (const legs of this.groupsBySymbol.get(symbolId) ?? []) {
      if (!this.markGroup(legs)) continue;
      for (const slot of lowSlots(legs.columns, this.spare.figures))
        found.push(this.customers[slot] as number);
    }
    return found;
  }

  /** Re-marks without selecting accounts, for a tick of a closed market. */
  revalue(symbolId: number): void {
    this.catchUp();
    for (const legs of this.groupsBySymbol.get(symbolId) ?? []) this.markGroup(legs);
  }

  /**
   * Moves the accounts of a group from its last mark to the symbol's present one. A difference of two doubles that are
   * less than a factor of two apart is exact (Sterbenz), so the changes of many ticks add up to that of their ends.
   * Returns whether an account among them is to be checked.
   */
  private markGroup(legs: NetPositions): boolean {
    const mark = this.markOf(legs.symbolId, legs.conversion);
    if (!mark) return false;
    const { bid, ask, rate } = legs.mark;
    const change = { bid: mark.bid - bid, ask: mark.ask - ask, rate: mark.rate - rate };
    legs.mark = mark;
    return moveSpares(legs.columns, change, this.spare.figures) > 0;
  }

  /** Visits every account with positions, with its equity and margin in doubles. */
  eachAccount(visit: (customerId: number, equity: number, margin: number) => void): void {
    this.catchUp();
    for (let slot = 0; slot < this.customers.length; slot++) {
      const margin = this.margin.figures[slot] as number;
      if (margin <= 0) continue;
      visit(this.customers[slot] as number, this.equityOf(slot), margin);
    }
  }

  /** An account's equity, margin and maximum error of the doubles; null before its first position. */
  standingOf(customerId: number): { equity: number; margin: number; wrongBy: number } | null {
    this.catchUp();
    const slot = this.slotOf.get(customerId);
    if (slot === undefined) return null;
    const margin = this.margin.figures[slot] as number;
    return { equity: this.equityOf(slot), margin, wrongBy: this.wrongByOf(slot) };
  }

  private equityOf(slot: number): number {
    const cash = (this.free.figures[slot] as number) + (this.margin.figures[slot] as number);
    return cash + this.floatingOf(slot);
  }

  private floatingOf(slot: number): number {
    const spare = this.spare.figures[slot] as number;
    return spare === SELECTED ? this.sumProfits(slot) : spare - (this.headroom.figures[slot] as number);
  }

  private sumProfits(slot: number): number {
    let sum = 0;
    for (const [group, at] of this.legIndexes[slot] ?? []) sum += this.groups.get(group)?.profitOf(at) ?? 0;
    return sum;
  }

  /** Maximum error of an account's sums in doubles. */
  private wrongByOf(slot: number): number {
    return (
      Math.abs(this.free.figures[slot] as number) * TOLERANCE +
      ROUNDING +
      (this.costError.figures[slot] as number)
    );
  }

  /** Applies pending changes to the sums. Methods that return figures call it themselves. */
  catchUp(): void {
    for (const { customerId } of this.openedOrders)
      if (!this.slotOf.has(customerId)) this.dirty.add(customerId);
    for (const customerId of this.dirty) this.rebuild(customerId);
    for (const order of this.openedOrders) {
      if (!this.dirty.has(order.customerId)) this.addOpened(order);
    }
    for (const customerId of this.balanceMoved) {
      const slot = this.slotOf.get(customerId);
      if (slot === undefined) continue;
      this.free.figures[slot] = toDouble(this.freeOf(customerId));
      this.updateSpare(slot);
    }
    this.dirty.clear();
    this.balanceMoved.clear();
    this.openedOrders = [];
  }

  private addOpened(order: Order): void {
    const slot = this.slotOf.get(order.customerId) as number;
    this.addPosition(slot, order);
    this.updateSpare(slot);
  }

  private rebuild(customerId: number): void {
    const slot = this.slotOf.get(customerId) ?? this.addSlot(customerId);
    this.removeLegs(slot);
    this.free.figures[slot] = toDouble(this.freeOf(customerId));
    this.margin.figures[slot] = 0;
    this.costError.figures[slot] = 0;
    const orders = this.positionsOf(customerId);
    for (const order of orders) this.addPosition(slot, order);
    this.updateSpare(slot);
    if (orders.length === 0 && this.hasMarginCall(customerId)) this.calledWithoutPositions.push(customerId);
  }

  private addSlot(customerId: number): number {
    const slot = this.customers.push(customerId) - 1;
    this.slotOf.set(customerId, slot);
    this.legIndexes.push(new Map());
    for (const column of [this.free, this.margin, this.costError, this.headroom, this.spare])
      column.room(slot + 1);
    return slot;
  }

  private addPosition(slot: number, order: Order): void {
    const { side, lots, openPrice, terms } = order;
    const group = conversionGroupKey(order);
    const legs = this.groups.get(group) ?? this.addGroup(group, order);
    const mine = this.legIndexes[slot] as Map<number, number>;
    let at = mine.get(group);
    if (at === undefined) {
      at = legs.add(slot);
      mine.set(group, at);
    }
    const units = toDouble(lots) * Number(terms.units);
    const cost = units * toDouble(openPrice ?? 0n);
    const [sum, received] = side === 'buy' ? [legs.buys, -cost] : [legs.sells, cost];
    add(sum, at, units);
    add(legs.received, at, received);
    add(this.margin, slot, toDouble(order.margin));
    add(this.costError, slot, cost * (legs.mark.rate || 1) * TOLERANCE + ROUNDING);
  }

  private addGroup(group: number, { symbolId, terms }: Order): NetPositions {
    const legs = new NetPositions(symbolId, terms.openRate);
    legs.mark = this.markOf(symbolId, terms.openRate) ?? legs.mark;
    this.groups.set(group, legs);
    for (const id of new Set([symbolId, terms.openRate.symbolId ?? symbolId])) {
      this.groupsBySymbol.set(id, [...(this.groupsBySymbol.get(id) ?? []), legs]);
    }
    return legs;
  }

  private removeLegs(slot: number): void {
    const mine = this.legIndexes[slot] as Map<number, number>;
    for (const [group, at] of mine) {
      const moved = (this.groups.get(group) as NetPositions).remove(at);
      if (moved !== null) this.legIndexes[moved]?.set(group, at);
    }
    mine.clear();
  }

  /** Recomputes every account's allowed loss when the levels in the settings change. */
  private setLimit(limit: number): void {
    if (limit === this.limit) return;
    this.limit = limit;
    for (let slot = 0; slot < this.customers.length; slot++) this.setSpare(slot, this.floatingOf(slot));
  }

  /** Sums an account's profits anew: what ticks have added up since the last time is discarded with its error. */
  private updateSpare(slot: number): void {
    this.setSpare(slot, this.sumProfits(slot));
  }

  private setSpare(slot: number, floating: number): void {
    const allowed =
      (this.free.figures[slot] as number) + (this.margin.figures[slot] as number) * (1 - this.limit);
    const headroom = allowed - this.wrongByOf(slot);
    const isCalled = this.hasMarginCall(this.customers[slot] as number);
    this.headroom.figures[slot] = headroom;
    this.spare.figures[slot] = isCalled ? SELECTED : headroom + floating;
  }
}

const add = ({ figures }: Column<Float64Array>, at: number, value: number): void => {
  figures[at] = (figures[at] as number) + value;
};

const toDouble = (value: bigint): number => Number(value) / 1e8;
