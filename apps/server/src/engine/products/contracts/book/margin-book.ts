import { bytes, doubles } from '../../../kernel/column.js';
import type { Order } from '../tables/order.table.js';
import { type Conversion, conversionGroupKey, NetPositions } from './net-positions.js';

/** Upper bound of the doubles' accumulated error, as a share of an account's balance and position cost. */
const TOLERANCE = 1e-9;
/** Upper bound of the error from rounding an exact profit to 6 decimals. */
const ROUNDING = 1e-6;

export interface SymbolMark {
  readonly bid: number;
  readonly ask: number;
  /** Rate from quote currency to account currency. */
  readonly rate: number;
}

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
  private readonly tolerance = doubles();
  /** Two figures per account, interleaved: floating profit, and how far it may fall before an exact check is needed. */
  private readonly profitAndHeadroom = doubles();
  private readonly marginCallFlags = bytes();
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
    for (const legs of this.groupsBySymbol.get(symbolId) ?? []) this.markGroup(legs, found);
    return found;
  }

  /** Re-marks without selecting accounts, for a tick of a closed market. */
  revalue(symbolId: number): void {
    this.catchUp();
    for (const legs of this.groupsBySymbol.get(symbolId) ?? []) this.markGroup(legs, []);
  }

  private markGroup(legs: NetPositions, found: number[]): void {
    const mark = this.markOf(legs.symbolId, legs.conversion);
    if (!mark) return;
    const { bid, ask, rate } = mark;
    const slots = legs.slots.figures;
    const buys = legs.buys.figures;
    const bought = legs.bought.figures;
    const sells = legs.sells.figures;
    const sold = legs.sold.figures;
    const profits = legs.profits.figures;
    const standing = this.profitAndHeadroom.figures;
    const called = this.marginCallFlags.figures;
    for (let at = 0; at < legs.count; at++) {
      const slot = slots[at] as number;
      const profit =
        (bid * (buys[at] as number) -
          (bought[at] as number) +
          (sold[at] as number) -
          ask * (sells[at] as number)) *
        rate;
      const floating = (standing[2 * slot] as number) + profit - (profits[at] as number);
      profits[at] = profit;
      standing[2 * slot] = floating;
      if (floating + (standing[2 * slot + 1] as number) <= 0 || called[slot] === 1) {
        found.push(this.customers[slot] as number);
      }
    }
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
    const [margin, wrongBy] = [this.margin.figures[slot] as number, this.tolerance.figures[slot] as number];
    return { equity: this.equityOf(slot), margin, wrongBy };
  }

  private equityOf(slot: number): number {
    const cash = (this.free.figures[slot] as number) + (this.margin.figures[slot] as number);
    return cash + (this.profitAndHeadroom.figures[2 * slot] as number);
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
      this.updateHeadroom(slot);
    }
    this.dirty.clear();
    this.balanceMoved.clear();
    this.openedOrders = [];
  }

  private addOpened(order: Order): void {
    const slot = this.slotOf.get(order.customerId) as number;
    const mine = this.legIndexes[slot] as Map<number, number>;
    const group = conversionGroupKey(order);
    const before = mine.get(group);
    if (before !== undefined) this.removeLegProfit(slot, group, before);
    this.margin.figures[slot] = (this.margin.figures[slot] as number) + toDouble(order.margin);
    const wrongBy = this.addPosition(slot, order);
    this.tolerance.figures[slot] = (this.tolerance.figures[slot] as number) + wrongBy;
    this.addLegProfit(slot, group, mine.get(group) as number);
    this.updateHeadroom(slot);
  }

  private rebuild(customerId: number): void {
    const slot = this.slotOf.get(customerId) ?? this.addSlot(customerId);
    this.removeLegs(slot);
    const free = toDouble(this.freeOf(customerId));
    let margin = 0;
    let wrongBy = Math.abs(free) * TOLERANCE + ROUNDING;
    for (const order of this.positionsOf(customerId)) {
      margin += toDouble(order.margin);
      wrongBy += this.addPosition(slot, order);
    }
    this.free.figures[slot] = free;
    this.margin.figures[slot] = margin;
    this.tolerance.figures[slot] = wrongBy;
    this.profitAndHeadroom.figures[2 * slot] = 0;
    const mine = this.legIndexes[slot] as Map<number, number>;
    for (const [group, at] of mine) this.addLegProfit(slot, group, at);
    this.updateHeadroom(slot);
    const isCalled = this.hasMarginCall(customerId);
    this.marginCallFlags.figures[slot] = isCalled ? 1 : 0;
    if (isCalled && mine.size === 0) this.calledWithoutPositions.push(customerId);
  }

  private addSlot(customerId: number): number {
    const slot = this.customers.push(customerId) - 1;
    this.slotOf.set(customerId, slot);
    this.legIndexes.push(new Map());
    for (const column of [this.free, this.margin, this.tolerance, this.marginCallFlags])
      column.room(slot + 1);
    this.profitAndHeadroom.room(2 * slot + 2);
    return slot;
  }

  /** Adds a position to its leg. Returns the maximum error of the doubles for it. */
  private addPosition(slot: number, order: Order): number {
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
    const [sum, paid] = side === 'buy' ? [legs.buys, legs.bought] : [legs.sells, legs.sold];
    sum.figures[at] = (sum.figures[at] as number) + units;
    paid.figures[at] = (paid.figures[at] as number) + cost;
    return cost * (this.markOf(legs.symbolId, legs.conversion)?.rate ?? 1) * TOLERANCE + ROUNDING;
  }

  private addGroup(group: number, { symbolId, terms }: Order): NetPositions {
    const legs = new NetPositions(symbolId, terms.openRate);
    this.groups.set(group, legs);
    for (const id of new Set([symbolId, terms.openRate.symbolId ?? symbolId])) {
      this.groupsBySymbol.set(id, [...(this.groupsBySymbol.get(id) ?? []), legs]);
    }
    return legs;
  }

  /** Sets a new leg's profit from the last quote, so that the next difference starts from a correct value. */
  private addLegProfit(slot: number, group: number, at: number): void {
    const legs = this.groups.get(group) as NetPositions;
    const { buys, bought, sells, sold, profits } = legs;
    const mark = this.markOf(legs.symbolId, legs.conversion);
    if (!mark) return;
    const profit =
      (mark.bid * (buys.figures[at] as number) -
        (bought.figures[at] as number) +
        (sold.figures[at] as number) -
        mark.ask * (sells.figures[at] as number)) *
      mark.rate;
    profits.figures[at] = profit;
    this.profitAndHeadroom.figures[2 * slot] = (this.profitAndHeadroom.figures[2 * slot] as number) + profit;
  }

  private removeLegProfit(slot: number, group: number, at: number): void {
    const { profits } = this.groups.get(group) as NetPositions;
    const standing = this.profitAndHeadroom.figures;
    standing[2 * slot] = (standing[2 * slot] as number) - (profits.figures[at] as number);
    profits.figures[at] = 0;
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
    for (let slot = 0; slot < this.customers.length; slot++) this.updateHeadroom(slot);
  }

  private updateHeadroom(slot: number): void {
    const margin = this.margin.figures[slot] as number;
    const spare = (this.free.figures[slot] as number) + margin * (1 - this.limit);
    this.profitAndHeadroom.figures[2 * slot + 1] = spare - (this.tolerance.figures[slot] as number);
  }
}

const toDouble = (value: bigint): number => Number(value) / 1e8;
