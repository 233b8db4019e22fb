import { closeAtMarket } from '@truemark/domain';
import { decimal } from '@truemark/money';
import { type Fill, fillNow, quoteOf } from './handlers/quotes.js';
import { rateInForce } from './handlers/rates.js';
import type { State } from './state.js';
import type { Order } from './tables/order.table.js';

/** A position and what it would come to now. */
export interface MarkedPosition {
  readonly order: Order;
  readonly id: number;
  readonly profit: bigint;
  /** What it would close with; null while its market is closed or silent. */
  readonly fill: Fill | null;
}

/** A trading account in exact figures: what is free, and its positions, each at its symbol's last quote. */
export interface Marks {
  readonly free: bigint;
  readonly margin: bigint;
  readonly profit: bigint;
  readonly positions: readonly MarkedPosition[];
}

interface Price {
  readonly fill: Fill | null;
  /** The last quote, also of a closed market; null before there is one. */
  readonly last: Fill | null;
}

/** Marks accounts at one instant: each symbol's price is looked up once for all of them. */
export class AccountMarker {
  private readonly prices = new Map<number, Price>();

  constructor(
    private readonly state: State,
    private readonly now: number,
  ) {}

  marksOf(customerId: number): Marks {
    let margin = 0n;
    let profit = 0n;
    const positions = this.state.positionsOf(customerId).map((order) => {
      const marked = this.mark(order);
      margin += order.margin;
      profit += marked.profit;
      return marked;
    });
    return { free: this.state.freeForContracts(customerId), margin, profit, positions };
  }

  private mark(order: Order): MarkedPosition {
    const { side, lots, openPrice, terms, id } = order;
    const { fill, last } = this.priceOf(order.symbolId);
    if (!last) return { order, id, profit: 0n, fill };
    const position = { side, lots, units: decimal(terms.units), openPrice: openPrice ?? 0n };
    return { order, id, profit: closeAtMarket(position, quoteOf(last.tick), last.rate.rate).profit, fill };
  }

  private priceOf(symbolId: number): Price {
    let price = this.prices.get(symbolId);
    if (!price) {
      price = this.lookUp(symbolId);
      this.prices.set(symbolId, price);
    }
    return price;
  }

  private lookUp(symbolId: number): Price {
    const symbol = this.state.symbols.get(symbolId);
    const tick = this.state.quotes.get(symbolId);
    if (!symbol || !tick) return { fill: null, last: null };
    const fill = fillNow(this.state, symbol, this.now);
    if (typeof fill !== 'string') return { fill, last: fill };
    const rate = rateInForce(this.state, symbol);
    return { fill: null, last: rate && { tick, rate } };
  }
}
