import type { RawQuote, SimulationTerms, Tick } from '@truemark/domain';
import type { SymbolRow } from '../tables/market.table.js';

/** A quote and its source. */
export interface Quote extends RawQuote {
  /** Absent where the source does not matter: demo data. */
  readonly source?: SymbolRow['feed'];
  /** The tick that the simulator drew it for; it is not valid for any other. */
  readonly drawn?: { readonly seq: number; readonly code: string; readonly terms: SimulationTerms };
}

/** Submits quotes to the engine; resolves with the accepted ticks once durable. */
export type DeliverQuotes = (quotes: readonly Quote[]) => Promise<readonly Tick[]>;

/** Makes the lane read the sources' quotes; resolves when they are durable. */
export type WakeLane = () => Promise<unknown>;

/** Status of a source for one symbol. */
export interface SourceState {
  readonly state: 'live' | 'connecting' | 'silent' | 'failed';
  readonly detail: string;
}

/** A source of prices. It receives only symbols that it knows. */
export interface PriceSource {
  /** Whether this source can deliver the symbol. */
  knows(symbol: SymbolRow): boolean;
  start(symbols: readonly SymbolRow[], lastTicks: ReadonlyMap<number, Tick>): Promise<void>;
  /** Sets the symbols to deliver. */
  setSymbols(symbols: readonly SymbolRow[]): void;
  stateOf(symbolId: number): SourceState;
  /**
   * Unread quotes that were received, or have become due, by time: at most `most`, fewer only if no more are there.
   * Absent if the source waits for the engine before it continues.
   */
  read?(most: number): readonly Quote[];
  stop(): Promise<void>;
}

/**
 * Whether the quote is valid for the symbol's next tick: from the source in force and, if simulated, drawn for that
 * number under the terms in force. Changes make older quotes invalid.
 */
export function isForNextTick(
  { source, drawn }: Quote,
  { symbol, feed, seq }: { symbol: SymbolRow; feed: SymbolRow['feed']; seq: number },
): boolean {
  if (source !== undefined && source !== feed) return false;
  if (drawn === undefined) return true;
  const { price, annualVolatility, quotesASecond } = symbol.simulation;
  const { terms } = drawn;
  return (
    drawn.seq === seq &&
    drawn.code === symbol.code &&
    terms.price === price &&
    terms.annualVolatility === annualVolatility &&
    terms.quotesASecond === quotesASecond &&
    terms.pricePrecision === symbol.pricePrecision
  );
}
