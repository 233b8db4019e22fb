import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { live, liveStatus } from '../../api/live/live.js';
import { onQuote, quoteOf } from '../../api/live/quotes.js';
import type { TradeSymbol } from '../../api/symbols.js';
import { useConfig } from '../configuration/configuration.js';
import { askRarely } from './ask-rarely.js';
import { isShut } from './is-shut.js';
import { refetchSymbols, symbolsQuery } from './useSymbols.js';

/** `stale`: no fresh price, so orders would be refused. */
export type MarketState = 'open' | 'closed' | 'stale';

/** Interval of the check for a stale last price, ms. */
const LOOK = 1_000;

/** Whether a symbol is tradable now. Re-renders only on a change of the state, not with each price. */
export function useMarketState(symbol: TradeSymbol | undefined): MarketState {
  const limit = Number(useConfig().quote_stale_seconds ?? 10) * 1000;
  const code = symbol?.code;
  const [listening] = useState(() => ({ since: Date.now() }));
  const subscribe = useCallback(
    (listener: () => void) => {
      listening.since = Date.now();
      const stops = [liveStatus.subscribe(listener), code ? onQuote(code, listener) : () => {}];
      const timer = setInterval(listener, LOOK);
      return () => {
        clearInterval(timer);
        for (const stop of stops) stop();
      };
    },
    [code, listening],
  );
  const state = useSyncExternalStore(subscribe, (): MarketState => {
    if (!symbol || isShut(symbol, Date.now() + live.clockOffset)) return 'closed';
    const since = liveStatus.get() === 'open' ? listening.since : 0;
    const isFresh = Date.now() - Math.max(quoteOf(symbol.code)?.heardAt ?? 0, since) <= limit;
    return isFresh ? 'open' : 'stale';
  });
  useRefetchInDoubt(symbol, state);
  return state;
}

/**
 * Refetches the symbols when an open one has no fresh price, and when a closed one is quoted: it may have closed or
 * opened since, which no push announces.
 */
function useRefetchInDoubt(symbol: TradeSymbol | undefined, state: MarketState): void {
  const client = useQueryClient();
  const [mayAsk] = useState(askRarely);
  const code = symbol?.code;
  const isOpen = symbol?.isOpen;
  const isStale = state === 'stale';
  useEffect(() => {
    if (code === undefined) return;
    const isDoubtful = (): boolean => {
      if (isOpen) return isStale;
      const listedAt = client.getQueryState(symbolsQuery.queryKey)?.dataUpdatedAt ?? 0;
      return (quoteOf(code)?.heardAt ?? 0) > listedAt;
    };
    const look = () => {
      if (liveStatus.get() !== 'open') return;
      if (mayAsk(isDoubtful() ? `${code} ${isOpen}` : null, Date.now())) refetchSymbols(client);
    };
    const timer = setInterval(look, LOOK);
    return () => clearInterval(timer);
  }, [client, mayAsk, code, isOpen, isStale]);
}
