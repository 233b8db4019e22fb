import type { Order } from '../tables/order.table.js';

/** Doubles are wrong by less than this share of what an account has at stake, however long differences add up. */
const TOLERANCE = 1e-9;

export interface SymbolMark {
  readonly bid: number;
  readonly ask: number;
  /** Quote currency → account currency. */
  readonly rate: number;
}

/** One account's positions of one symbol, summed: profit = (bid·buys − bought + sold − ask·sells) · rate. */
interface Legs {
  readonly slots: number[];
  readonly buys: number[];
  readonly bought: number[];
  readonly sells: number[];
  readonly sold: number[];
  readonly profits: number[];
}

const newLegs = (): Legs => ({ slots: [], buys: [], bought: [], sells: [], sold: [], profits: [] });
const COLUMNS = ['slots', 'buys', 'bought', 'sells', 'sold', 'profits'] as const;

/**
 * Every trading account's equity in doubles, kept by differences: a tick touches only the accounts that hold its
 * symbol, or one that converts through it. It never decides: it names the accounts that exact figures must look at,
 * and by its tolerance it names too many rather than too few.
 */
export class MarginBook {
  private readonly slotOf = new Map<number, number>();
  private readonly customers: number[] = [];
  private readonly free: number[] = [];
  private readonly margin: number[] = [];
  private readonly floating: number[] = [];
  private readonly tolerance: number[] = [];
  private readonly legs = new Map<number, Legs>();
  /** Per slot: symbol → index of its leg. */
  private readonly legOf: Map<number, number>[] = [];
  private readonly dirty = new Set<number>();
  private readonly balanceMoved = new Set<number>();
  private opened: Order[] = [];

  constructor(
    private readonly freeOf: (customerId: number) => bigint,
    private readonly positionsOf: (customerId: number) => readonly Order[],
    private readonly markOf: (symbolId: number) => SymbolMark | null,
  ) {}

  /** The account's positions changed in any way: it is summed anew before the next tick is judged. */
  touch(customerId: number): void {
    this.dirty.add(customerId);
  }

  /** Only its balance changed. */
  moveBalance(customerId: number): void {
    this.balanceMoved.add(customerId);
  }

  /** Only one position came: it is added to the sums. */
  open(order: Order): void {
    this.opened.push(order);
  }

  /** Marks a symbol's positions; the customers whose level may be at or below `percent`, ascending. */
  mark(symbolId: number, percent: number): number[] {
    this.catchUp();
    const found = new Set<number>();
    const legs = this.legs.get(symbolId);
    const mark = legs && this.markOf(symbolId);
    if (!legs || !mark) return [];
    const { bid, ask, rate } = mark;
    const limit = percent / 100;
    const { slots, buys, bought, sells, sold, profits } = legs;
    for (let at = 0; at < slots.length; at++) {
      const slot = slots[at] as number;
      const profit =
        (bid * (buys[at] as number) -
          (bought[at] as number) +
          (sold[at] as number) -
          ask * (sells[at] as number)) *
        rate;
      const floating = (this.floating[slot] as number) + profit - (profits[at] as number);
      profits[at] = profit;
      this.floating[slot] = floating;
      const margin = this.margin[slot] as number;
      const spare = (this.free[slot] as number) + floating + margin * (1 - limit);
      if (spare <= (this.tolerance[slot] as number)) found.add(this.customers[slot] as number);
    }
    return [...found].sort((a, b) => a - b);
  }

  /** Symbols with positions, ascending. */
  symbols(): number[] {
    this.catchUp();
    return [...this.legs.keys()].sort((a, b) => a - b);
  }

  /** Every account that holds positions: its equity and margin, as near as doubles are. */
  eachAccount(visit: (customerId: number, equity: number, margin: number) => void): void {
    this.catchUp();
    for (let slot = 0; slot < this.customers.length; slot++) {
      const margin = this.margin[slot] as number;
      if (margin <= 0) continue;
      const equity = (this.free[slot] as number) + margin + (this.floating[slot] as number);
      visit(this.customers[slot] as number, equity, margin);
    }
  }

  private catchUp(): void {
    for (const { customerId } of this.opened) if (!this.slotOf.has(customerId)) this.dirty.add(customerId);
    for (const customerId of this.dirty) this.rebuild(customerId);
    for (const order of this.opened) {
      if (!this.dirty.has(order.customerId)) this.addOpened(order);
    }
    for (const customerId of this.balanceMoved) {
      const slot = this.slotOf.get(customerId);
      if (slot !== undefined) this.free[slot] = toDouble(this.freeOf(customerId));
    }
    this.dirty.clear();
    this.balanceMoved.clear();
    this.opened = [];
  }

  private addOpened(order: Order): void {
    const slot = this.slotOf.get(order.customerId) as number;
    const mine = this.legOf[slot] as Map<number, number>;
    const before = mine.get(order.symbolId);
    if (before !== undefined) this.unsettleLeg(slot, order.symbolId, before);
    this.margin[slot] = (this.margin[slot] as number) + toDouble(order.margin);
    this.tolerance[slot] = (this.tolerance[slot] as number) + this.addPosition(slot, order) * TOLERANCE;
    this.settleLeg(slot, order.symbolId, mine.get(order.symbolId) as number);
  }

  private rebuild(customerId: number): void {
    const slot = this.slotOf.get(customerId) ?? this.addSlot(customerId);
    this.removeLegs(slot);
    const free = toDouble(this.freeOf(customerId));
    this.free[slot] = free;
    this.margin[slot] = 0;
    this.floating[slot] = 0;
    let gross = Math.abs(free);
    for (const order of this.positionsOf(customerId)) {
      this.margin[slot] += toDouble(order.margin);
      gross += this.addPosition(slot, order);
    }
    for (const [symbolId, at] of this.legOf[slot] as Map<number, number>) this.settleLeg(slot, symbolId, at);
    this.tolerance[slot] = gross * TOLERANCE + 1e-6;
  }

  private addSlot(customerId: number): number {
    const slot = this.customers.push(customerId) - 1;
    this.slotOf.set(customerId, slot);
    this.legOf.push(new Map());
    return slot;
  }

  private addPosition(slot: number, { symbolId, side, lots, openPrice, terms }: Order): number {
    const legs = this.legs.get(symbolId) ?? newLegs();
    this.legs.set(symbolId, legs);
    const mine = this.legOf[slot] as Map<number, number>;
    let at = mine.get(symbolId);
    if (at === undefined) {
      at = legs.slots.push(slot) - 1;
      for (const column of COLUMNS.slice(1)) legs[column].push(0);
      mine.set(symbolId, at);
    }
    const units = toDouble(lots) * Number(terms.units);
    const cost = units * toDouble(openPrice ?? 0n);
    if (side === 'buy') {
      legs.buys[at] = (legs.buys[at] as number) + units;
      legs.bought[at] = (legs.bought[at] as number) + cost;
    } else {
      legs.sells[at] = (legs.sells[at] as number) + units;
      legs.sold[at] = (legs.sold[at] as number) + cost;
    }
    return cost * (this.markOf(symbolId)?.rate ?? 1);
  }

  /** A fresh leg's profit by the last mark, so that the next difference starts from the truth. */
  private settleLeg(slot: number, symbolId: number, at: number): void {
    const legs = this.legs.get(symbolId) as Legs;
    const mark = this.markOf(symbolId);
    if (!mark) return;
    const { buys, bought, sells, sold, profits } = legs;
    profits[at] =
      (mark.bid * (buys[at] as number) -
        (bought[at] as number) +
        (sold[at] as number) -
        mark.ask * (sells[at] as number)) *
      mark.rate;
    this.floating[slot] = (this.floating[slot] as number) + profits[at];
  }

  private unsettleLeg(slot: number, symbolId: number, at: number): void {
    const { profits } = this.legs.get(symbolId) as Legs;
    this.floating[slot] = (this.floating[slot] as number) - (profits[at] as number);
    profits[at] = 0;
  }

  private removeLegs(slot: number): void {
    const mine = this.legOf[slot] as Map<number, number>;
    for (const [symbolId, at] of mine) {
      const legs = this.legs.get(symbolId) as Legs;
      const last = legs.slots.length - 1;
      if (at !== last) {
        for (const column of COLUMNS) legs[column][at] = legs[column][last] as number;
        this.legOf[legs.slots[at] as number]?.set(symbolId, at);
      }
      for (const column of COLUMNS) legs[column].pop();
    }
    mine.clear();
  }
}

const toDouble = (value: bigint): number => Number(value) / 1e8;
