import { type FillQuote, isStale, type Tick, type TradingTerms } from '@truemark/domain';
import { decimal } from '@truemark/money';
import type { State } from '../state.js';
import type { Step } from '../step.js';
import type { SymbolRow } from '../tables/market.table.js';
import { type RateInForce, rateInForce } from './rates.js';

/** What an order fills with: the last tick of an open market that is not stale, and the conversion rate. */
export interface Fill {
  readonly tick: Tick;
  readonly rate: RateInForce;
}

export const quoteOf = (tick: Tick): FillQuote => ({ bid: BigInt(tick.bid), ask: BigInt(tick.ask) });

/** The fill at this instant, or why there is none. */
export function fillNow(
  state: State,
  symbol: SymbolRow,
  now: number,
): Fill | 'market.closed' | 'market.stale_quote' {
  if (!state.isOpen(symbol, now)) return 'market.closed';
  const tick = state.quotes.get(symbol.id);
  if (!tick || isStale(tick.time, now, Number(state.setting('quote_stale_seconds'))))
    return 'market.stale_quote';
  const rate = rateInForce(state, symbol);
  return rate ? { tick, rate } : 'market.stale_quote';
}

/** The fill at this instant; refuses the step when there is none. */
export function requireFill(step: Step, symbol: SymbolRow): Fill {
  const fill = fillNow(step.state, symbol, step.now);
  return typeof fill === 'string' ? step.refuse(fill) : fill;
}

/** A symbol's row is replaced when it changes: what is worked out from one holds as long as the row does. */
const multiplesOf = new WeakMap<SymbolRow, readonly bigint[]>();

/** The symbol's trading terms as they stand, with the fee rule of the settings. */
export function termsOf(symbol: SymbolRow, feeType: number): TradingTerms {
  const { minLots, maxLots, pip, units, marginMode, feeRate } = symbol;
  const multiples = multiplesOf.get(symbol) ?? symbol.multiples.map(({ value }) => decimal(value));
  multiplesOf.set(symbol, multiples);
  return { minLots, maxLots, pip, units, marginMode, feeRate, feeType, multiples };
}
