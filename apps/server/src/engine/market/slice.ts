import { isOpen, type Tick } from '@truemark/domain';
import type { State } from '../kernel/state.js';
import { SymbolBook } from './symbol-book.js';
import type { HolidayCalendar } from './tables/holiday-calendar.table.js';
import type { SymbolRow } from './tables/market.table.js';

/** The market's empty state. */
export function marketSlice(state: State) {
  const feedOf = ({ feed }: Pick<SymbolRow, 'feed'>): SymbolRow['feed'] => state.priceFeed ?? feed;
  const isSimulated = (symbol: SymbolRow): boolean => feedOf(symbol) === 'simulator';
  return {
    symbols: new Map<number, SymbolRow>(),
    calendars: new Map<number, HolidayCalendar>(),
    quotes: new Map<number, Tick>(),
    book: new SymbolBook(),
    unfed: new Set<number>(),
    priceFeed: null,
    simulatorDays: new Map<string, { readonly hash: string; readonly isRevealed: boolean }>(),
    feedOf,
    isOpen: (symbol: SymbolRow, now: number): boolean => isOpen(symbol.schedule, now),
    isSimulated,
    holdersOf: (symbolId: number): number[] => {
      const holders = state.catalogue.market.holdersOf.flatMap((of) => [...of(state, symbolId)]);
      return [...new Set(holders)].sort((a, b) => a - b);
    },
    mayTradeIn: (customerId: number, symbol: SymbolRow): boolean =>
      !isSimulated(symbol) || state.bookOf(customerId) === 'demo' || state.flag('simulated_for_real'),
  };
}

declare module '../kernel/registry.js' {
  interface Slices {
    readonly symbols: Map<number, SymbolRow>;
    /** Holiday calendars that symbols share. */
    readonly calendars: Map<number, HolidayCalendar>;
    readonly quotes: Map<number, Tick>;
    readonly book: SymbolBook;
    /**
     * Symbols that no price source delivers: shown as closed, and commands are refused (`requireSource`). Known to the
     * process alone and not to a replay, so no decision that leaves something behind may depend on it.
     */
    readonly unfed: Set<number>;
    /** Whether a symbol is within its sessions at `now`. A disabled symbol takes no new orders. */
    isOpen(symbol: SymbolRow, now: number): boolean;
    /** Ids of customers who hold something in the symbol, or have an order that converts through it. */
    holdersOf(symbolId: number): number[];
    /** Whether a symbol's prices are simulated. */
    isSimulated(symbol: SymbolRow): boolean;
    /** The price source in force for a symbol. */
    feedOf(symbol: Pick<SymbolRow, 'feed'>): SymbolRow['feed'];
    /**
     * Whether a customer may trade at the symbol's prices: real money only at market prices, unless two owners allowed
     * simulated ones.
     */
    mayTradeIn(customerId: number, symbol: SymbolRow): boolean;
  }
}
