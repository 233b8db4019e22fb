import type { DayMarket, TradeSymbol } from '@truemark/contracts';
import { decimal, type Price } from '@truemark/money';
import { useCallback, useSyncExternalStore } from 'react';
import { onLive } from './live.js';

/** The latest price of one symbol. */
export interface Quote {
  bid: Price;
  ask: Price;
  open: Price;
  high: Price;
  low: Price;
  /** Percent of the day. */
  change: bigint;
  seq: number;
  /** When this app heard of it, by its own clock. */
  heardAt: number;
}

const quotes = new Map<string, Quote>();
const watchers = new Map<string, Set<() => void>>();

function put(code: string, quote: Quote): void {
  if ((quotes.get(code)?.seq ?? -1) >= quote.seq) return;
  quotes.set(code, quote);
  for (const watcher of watchers.get(code) ?? []) watcher();
}

onLive('DAY_MARKET', ({ symbol, quotation }: DayMarket) =>
  put(symbol, {
    bid: decimal(quotation.bid),
    ask: decimal(quotation.ask),
    open: decimal(quotation.open),
    high: decimal(quotation.high),
    low: decimal(quotation.low),
    change: decimal(quotation.change),
    seq: quotation.seq,
    heardAt: Date.now(),
  }),
);

/** Takes over the prices of a fetched symbol list, unless the socket already brought younger ones. */
export function seedQuotes(symbols: readonly TradeSymbol[]): void {
  for (const { Code, ForexQuotations: day } of symbols) {
    if (!day) continue;
    put(Code, {
      bid: decimal(day.Bid),
      ask: decimal(day.Ask),
      open: decimal(day.Open),
      high: decimal(day.High),
      low: decimal(day.Low),
      change: decimal(day.Change),
      seq: day.Seq,
      heardAt: Date.now(),
    });
  }
}

/** The latest price of a symbol; changes as it changes. */
export function useQuote(code: string | undefined): Quote | undefined {
  const subscribe = useCallback(
    (listener: () => void) => {
      if (!code) return () => {};
      const set = watchers.get(code) ?? new Set();
      watchers.set(code, set);
      set.add(listener);
      return () => set.delete(listener);
    },
    [code],
  );
  return useSyncExternalStore(subscribe, () => (code ? quotes.get(code) : undefined));
}
