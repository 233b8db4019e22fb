import { isOpen, type Tick } from '@truemark/domain';
import type { State } from '../kernel/state.js';
import { SymbolBook } from './symbol-book.js';
import type { HolidayCalendar } from './tables/holiday-calendar.table.js';
import type { SymbolRow } from './tables/market.table.js';

/** The market's empty state. */
export function marketSlice(state: State) {
  const feedOf = ({ feed }: Pick<SymbolRow, 'feed'>): SymbolRow['feed'] => state.priceFeed ?? feed;
  const isOpenAt = (symbol: SymbolRow, now: number): boolean =>
    !state.unfed.has(symbol.id) && isOpen(symbol.schedule, now);
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
    isOpen: isOpenAt,
    isSimulated,
    isTrading: (symbolId: number, now: number): boolean => {
      const symbol = state.symbols.get(symbolId);
      return symbol !== undefined && !state.book.pauses.has(symbolId) && isOpenAt(symbol, now);
    },
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
    /** Symbols that no price source delivers: closed whatever their sessions. */
    readonly unfed: Set<number>;
    /**
     * Whether a symbol trades at `now`: it has a feed and is within its sessions. A disabled symbol takes no new
     * orders.
     */
    isOpen(symbol: SymbolRow, now: number): boolean;
    /** Whether it trades and is not paused for review. */
    isTrading(symbolId: number, now: number): boolean;
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
