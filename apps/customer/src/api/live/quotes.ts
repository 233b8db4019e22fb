import { useCallback, useSyncExternalStore } from 'react';
import type { DayQuotation, TradeSymbol } from '../symbols.js';
import { onLive } from './live.js';

/** The latest price of one symbol. */
export interface Quote extends DayQuotation {
  /** Receive time by this app's clock. */
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

/** Takes over the prices of a fetched symbol list, unless the socket already delivered newer ones. */
export function seedQuotes(symbols: readonly TradeSymbol[]): void {
  for (const { code, day } of symbols) if (day) put(code, { ...day, heardAt: Date.now() });
}

/** Latest price of a symbol; undefined if unknown. */
export const quoteOf = (code: string): Quote | undefined => quotes.get(code);

/** Subscribes to the prices of a symbol. Returns the unsubscribe function. */
export function onQuote(code: string, listener: () => void): () => void {
  const set = watchers.get(code) ?? new Set();
  watchers.set(code, set);
  set.add(listener);
  return () => void set.delete(listener);
}

/** Latest price of a symbol, as a hook that re-renders on change. */
export function useQuote(code: string | undefined): Quote | undefined {
  const subscribe = useCallback(
    (listener: () => void) => (code ? onQuote(code, listener) : () => {}),
    [code],
  );
  return useSyncExternalStore(subscribe, () => (code ? quoteOf(code) : undefined));
}
