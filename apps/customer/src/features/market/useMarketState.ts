import { useCallback, useState, useSyncExternalStore } from 'react';
import { liveStatus } from '../../api/live/live.js';
import { onQuote, quoteOf } from '../../api/live/quotes.js';
import type { TradeSymbol } from '../../api/symbols.js';
import { useConfig } from '../configuration/configuration.js';

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
  const isFresh = useSyncExternalStore(subscribe, () => {
    const since = liveStatus.get() === 'open' ? listening.since : 0;
    return Date.now() - Math.max((code && quoteOf(code)?.heardAt) || 0, since) <= limit;
  });
  if (!symbol?.isOpen) return 'closed';
  return isFresh ? 'open' : 'stale';
}
