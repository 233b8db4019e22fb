import type { RawQuote, Tick } from '@truemark/domain';
import type { SymbolRow } from '../../tables/market.table.js';

/** Takes quotes into the engine; the ticks that were accepted, once they are durable. */
export type Deliver = (quotes: readonly RawQuote[]) => Promise<readonly Tick[]>;

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
  stop(): Promise<void>;
}
