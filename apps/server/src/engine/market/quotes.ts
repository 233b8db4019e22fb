import { type FillQuote, isStale, type Tick, type TradingTerms } from '@truemark/domain';
import { decimal } from '@truemark/money';
import type { State } from '../kernel/state.js';
import type { Step } from '../kernel/step.js';
import { mayConvertBy, pinnedRate, type RateInForce, rateInForce } from './rates.js';
import type { SymbolRow } from './tables/market.table.js';
import type { RateRecord } from './tables/rate-record.js';

/** What is priced by a symbol, and converts as it did when it was opened. */
interface Converting {
  readonly symbolId: number;
  readonly terms: { readonly openRate: RateRecord };
}

/** What an order fills with: the last tick of an open market that is not stale, and the conversion rate. */
export interface Fill {
  readonly tick: Tick;
  readonly rate: RateInForce;
}

export const quoteOf = (tick: Tick): FillQuote => ({ bid: BigInt(tick.bid), ask: BigInt(tick.ask) });

/** Why nothing fills. */
export type NoFill = 'market.closed' | 'market.paused' | 'market.stale_quote';

/** The tick that orders fill with at this instant, or why there is none. */
export function tickNow(state: State, symbol: SymbolRow, now: number): Tick | NoFill {
  if (!state.isOpen(symbol, now)) return 'market.closed';
  if (state.book.pauses.has(symbol.id)) return 'market.paused';
  const tick = state.quotes.get(symbol.id);
  const isOld = !tick || isStale(tick.time, now, Number(state.setting('quote_stale_seconds')));
  return isOld ? 'market.stale_quote' : tick;
}

/** What an order that is open already fills with at this instant: it keeps its conversion. */
export function fillOf(state: State, { symbolId, terms }: Converting, now: number): Fill | NoFill {
  const symbol = state.symbols.get(symbolId);
  const tick = symbol ? tickNow(state, symbol, now) : 'market.closed';
  return typeof tick === 'string' ? tick : { tick, rate: pinnedRate(state, terms) };
}

/**
 * What new exposure fills with at this instant; refuses the step when there is nothing, and where real money would be
 * converted by a made-up price.
 */
export function requireFill(
  step: Step,
  symbol: SymbolRow,
  { customerId, formerly }: { readonly customerId: number; readonly formerly?: true },
): Fill {
  const tick = tickNow(step.state, symbol, step.now);
  if (typeof tick === 'string') return step.refuse(tick);
  const rate = rateInForce(step.state, symbol);
  if (!rate) return step.refuse('market.stale_quote');
  return formerly || mayConvertBy(step.state, customerId, rate.record)
    ? { tick, rate }
    : step.refuse('market.simulated');
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
