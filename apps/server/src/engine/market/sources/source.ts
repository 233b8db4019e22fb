import type { RawQuote, SimulationTerms, Tick } from '@truemark/domain';
import type { SymbolRow } from '../tables/market.table.js';

/** A quote and where it comes from. */
export interface Quote extends RawQuote {
  /** Absent where nobody asks: the demo's first data. */
  readonly source?: SymbolRow['feed'];
  /** What the simulator drew it for: it is no quote of any other tick. */
  readonly drawn?: { readonly seq: number; readonly code: string; readonly terms: SimulationTerms };
}

/** Takes quotes into the engine; the ticks that were accepted, once they are durable. */
export type Deliver = (quotes: readonly Quote[]) => Promise<readonly Tick[]>;

/** Has the lane read what sources have received; ends when that is durable. */
export type Wake = () => Promise<unknown>;

/** How a source stands with one symbol. */
export interface SourceState {
  readonly state: 'live' | 'connecting' | 'silent' | 'failed';
  readonly detail: string;
}

/** Something that prices come from. It is given only symbols that it knows. */
export interface PriceSource {
  /** Whether this source can deliver the symbol. */
  knows(symbol: SymbolRow): boolean;
  start(symbols: readonly SymbolRow[], lastTicks: ReadonlyMap<number, Tick>): Promise<void>;
  /** The symbols it delivers from now on. */
  setSymbols(symbols: readonly SymbolRow[]): void;
  stateOf(symbolId: number): SourceState;
  /**
   * What was received, or has become due, until now and was not read yet, by time: at most `most`, fewer only where no
   * more is there. Absent where the source waits for the engine before it goes on.
   */
  read?(most: number): readonly Quote[];
  stop(): Promise<void>;
}

/**
 * Whether the quote is one of this symbol's next tick: from the source in force, and, where it was drawn, for that very
 * number under the terms in force. One that a change has overtaken is none.
 */
export function isOfNext(
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
