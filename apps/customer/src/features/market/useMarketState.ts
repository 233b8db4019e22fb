import { useEffect, useState } from 'react';
import { useLiveStatus } from '../../api/live/live.js';
import { useQuote } from '../../api/live/quotes.js';
import type { TradeSymbol } from '../../api/symbols.js';
import { useNow } from '../../ui/useNow.js';
import { useConfig } from '../configuration/configuration.js';

/** `stale`: no fresh price, so orders would be refused. */
export type MarketState = 'open' | 'closed' | 'stale';

/** Whether a symbol can be traded this moment. */
export function useMarketState(symbol: TradeSymbol | undefined): MarketState {
  const limit = Number(useConfig().quote_stale_seconds ?? 10) * 1000;
  const quote = useQuote(symbol?.code);
  const connected = useLiveStatus() === 'open';
  const now = useNow(1_000);
  const [listeningSince, setListeningSince] = useState(() => Date.now());
  useEffect(() => setListeningSince(Date.now()), []);
  if (!symbol || !symbol.isOpen) return 'closed';
  const heardAt = Math.max(quote?.heardAt ?? 0, connected ? listeningSince : 0);
  return now - heardAt > limit ? 'stale' : 'open';
}
