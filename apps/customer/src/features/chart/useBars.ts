import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLive, useTopic } from '../../api/live/live.js';
import { type Candle, fetchCandles, type Period, type TradeSymbol } from '../../api/symbols.js';
import { marketKeys } from '../market/keys.js';

const A_PAGE = 300;

/** Bars of a symbol, oldest first: fetched backwards in pages; the running bar is pushed. */
export function useBars(symbol: TradeSymbol, period: Period, onRunning: (candle: Candle) => void) {
  const client = useQueryClient();
  const queryKey = marketKeys.bars(symbol.id, period);
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      fetchCandles({ symbolId: symbol.id, period, limit: A_PAGE, before: pageParam }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => {
      const oldest = page[0];
      return oldest && page.length === A_PAGE ? oldest.time * 1000 : undefined;
    },
    maxPages: 10,
    staleTime: 0,
    gcTime: 60_000,
  });
  useTopic(`candles.${symbol.code}.${period}`);
  useLive('candle', (push) => {
    if (push.code !== symbol.code || push.period !== period) return;
    if (client.getQueryState(queryKey)?.status === 'success') onRunning(push.candle);
  });
  const candles = useMemo(() => query.data?.pages.toReversed().flat(), [query.data]);
  return { candles, query };
}
