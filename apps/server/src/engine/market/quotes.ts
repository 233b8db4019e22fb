import { type FillQuote, isStale, type Tick, type TradingTerms } from '@truemark/domain';
import { decimal } from '@truemark/money';
import type { State } from '../kernel/state.js';
import type { Step } from '../kernel/step.js';
import { mayConvertAt, pinnedRate, type RateInForce, rateInForce } from './rates.js';
import type { SymbolRow } from './tables/market.table.js';
import type { RateRecord } from './tables/rate-record.js';

/** An open trade priced by a symbol, with its pinned conversion. */
interface PinnedConversion {
  readonly symbolId: number;
  readonly terms: { readonly openRate: RateRecord };
}

/** Price and conversion rate of a fill: the last tick of an open market, if not stale. */
export interface Fill {
  readonly tick: Tick;
  readonly rate: RateInForce;
}

export const quoteOf = (tick: Tick): FillQuote => ({ bid: BigInt(tick.bid), ask: BigInt(tick.ask) });

/** Reasons for no fill. */
export type NoFillReason = 'market.closed' | 'market.paused' | 'market.stale_quote';

/** The tick that orders fill with now, or the reason why there is none. */
export function fillTick(state: State, symbol: SymbolRow, now: number): Tick | NoFillReason {
  if (!state.isOpen(symbol, now)) return 'market.closed';
  if (state.book.pauses.has(symbol.id)) return 'market.paused';
  const tick = state.quotes.get(symbol.id);
  const isOld = !tick || isStale(tick.time, now, Number(state.setting('quote_stale_seconds')));
  return isOld ? 'market.stale_quote' : tick;
}

/** The fill of an open order now, with its pinned conversion. */
export function currentFill(
  state: State,
  { symbolId, terms }: PinnedConversion,
  now: number,
): Fill | NoFillReason {
  const symbol = state.symbols.get(symbolId);
  const tick = symbol ? fillTick(state, symbol, now) : 'market.closed';
  return typeof tick === 'string' ? tick : { tick, rate: pinnedRate(state, terms) };
}

/**
 * Refuses the step with `market.closed` if no price source delivers the symbol. A refused step leaves nothing behind;
 * whatever else is decided goes by the last tick, which is stale soon, since a replay does not know the sources.
 */
export function requireSource(step: Step, symbol: SymbolRow): void {
  if (step.state.unfed.has(symbol.id)) step.refuse('market.closed');
}

/**
 * The fill of new exposure now. Refuses the step if there is none, or if real money would be converted at a simulated
 * price.
 */
export function requireFill(
  step: Step,
  symbol: SymbolRow,
  { customerId, formerly }: { readonly customerId: number; readonly formerly?: true },
): Fill {
  requireSource(step, symbol);
  const tick = fillTick(step.state, symbol, step.now);
  if (typeof tick === 'string') return step.refuse(tick);
  const rate = rateInForce(step.state, symbol);
  if (!rate) return step.refuse('market.stale_quote');
  return formerly || mayConvertAt(step.state, customerId, rate.record)
    ? { tick, rate }
    : step.refuse('market.simulated');
}

/** Cache per symbol row, which is valid because a changed symbol gets a new row. */
const multiplesOf = new WeakMap<SymbolRow, readonly bigint[]>();

/** The symbol's current trading terms, with the fee rule of the settings. */
export function termsOf(symbol: SymbolRow, feeType: number): TradingTerms {
  const { minLots, maxLots, pip, units, marginMode, feeRate } = symbol;
  const multiples = multiplesOf.get(symbol) ?? symbol.multiples.map(({ value }) => decimal(value));
  multiplesOf.set(symbol, multiples);
  return { minLots, maxLots, pip, units, marginMode, feeRate, feeType, multiples };
}
