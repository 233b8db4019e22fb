import { closeAtMarket, type Tick } from '@truemark/domain';
import { decimal } from '@truemark/money';
import type { State } from '../../kernel/state.js';
import { type Fill, fillTick, quoteOf } from '../../market/quotes.js';
import { pinnedRate, type RateInForce } from '../../market/rates.js';
import type { Order, OrderTerms } from './tables/order.table.js';

/** A position marked to market. */
export interface MarkedPosition {
  readonly order: Order;
  readonly id: number;
  readonly profit: bigint;
  /** The fill it would close with; null while its market is closed or its quote stale. */
  readonly fill: Fill | null;
}

/** A trading account in exact figures: free balance, and its positions at their symbols' last quotes. */
export interface Marks {
  readonly free: bigint;
  readonly margin: bigint;
  readonly profit: bigint;
  readonly positions: readonly MarkedPosition[];
}

interface Price {
  /** The last quote, also of a closed market; undefined before the first one. */
  readonly last: Tick | undefined;
  readonly mayFill: boolean;
}

/** Marks accounts at one instant. Each symbol's price and each rate is looked up once for all accounts. */
export class AccountMarker {
  private readonly prices = new Map<number, Price>();
  private readonly rates = new Map<number, RateInForce>();

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
    const { last: tick, mayFill } = this.priceOf(order.symbolId);
    if (!tick) return { order, id, profit: 0n, fill: null };
    const rate = this.rateOf(terms);
    const position = { side, lots, units: decimal(terms.units), openPrice: openPrice ?? 0n };
    const { profit } = closeAtMarket(position, quoteOf(tick), rate.rate);
    return { order, id, profit, fill: mayFill ? { tick, rate } : null };
  }

  private priceOf(symbolId: number): Price {
    let price = this.prices.get(symbolId);
    if (!price) {
      const symbol = this.state.symbols.get(symbolId);
      const last = this.state.quotes.get(symbolId);
      price = {
        last,
        mayFill: symbol !== undefined && typeof fillTick(this.state, symbol, this.now) !== 'string',
      };
      this.prices.set(symbolId, price);
    }
    return price;
  }

  private rateOf(terms: OrderTerms): RateInForce {
    const { symbolId, inverse } = terms.openRate;
    const key = symbolId === null ? 0 : inverse ? -symbolId : symbolId;
    const rate = this.rates.get(key) ?? pinnedRate(this.state, terms);
    this.rates.set(key, rate);
    return rate;
  }
}
