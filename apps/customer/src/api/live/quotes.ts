import { useCallback, useSyncExternalStore } from 'react';
import type { DayQuotation, TradeSymbol } from '../symbols.js';
import { onLive } from './live.js';

/** The latest price of one symbol. */
export interface Quote extends DayQuotation {
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

onLive('quote', ({ code, day }) => put(code, { ...day, heardAt: Date.now() }));

/** Takes over the prices of a fetched symbol list, unless the socket already brought younger ones. */
export function seedQuotes(symbols: readonly TradeSymbol[]): void {
  for (const { code, day } of symbols) if (day) put(code, { ...day, heardAt: Date.now() });
}

/** The latest price of a symbol, as far as it is known. */
export const quoteOf = (code: string): Quote | undefined => quotes.get(code);

/** Hears of each price of a symbol. Answers how to stop. */
export function onQuote(code: string, listener: () => void): () => void {
  const set = watchers.get(code) ?? new Set();
  watchers.set(code, set);
  set.add(listener);
  return () => void set.delete(listener);
}

/** The latest price of a symbol; changes as it changes. */
export function useQuote(code: string | undefined): Quote | undefined {
  const subscribe = useCallback(
    (listener: () => void) => (code ? onQuote(code, listener) : () => {}),
    [code],
  );
  return useSyncExternalStore(subscribe, () => (code ? quoteOf(code) : undefined));
}
