import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { KlinePeriod, KlinePoint, TradeSymbol } from '@truemark/contracts';
import { useMemo } from 'react';
import { get } from '../../../api/http.js';
import { useLive, useTopic } from '../../../api/live/live.js';
import { keys } from '../../../api/query-keys.js';
import type { Candle } from './price-chart.js';

const A_PAGE = 300;

const candleOf = (bar: KlinePoint): Candle => ({
  time: bar.Time,
  open: Number(bar.Open),
  high: Number(bar.High),
  low: Number(bar.Low),
  close: Number(bar.Close),
});

/** The candles of a symbol, oldest first: fetched in pages backwards, and each running one as it is pushed. */
export function useBars(symbol: TradeSymbol, period: KlinePeriod, onRunning: (candle: Candle) => void) {
  const client = useQueryClient();
  const queryKey = keys.bars(symbol.Id, period);
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      get<KlinePoint[]>(
        '/v2/api/forex/kline',
        { forex_id: symbol.Id, period, limit: A_PAGE, before: pageParam },
        { signal },
      ),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => {
      const oldest = page[0];
      return oldest && page.length === A_PAGE ? oldest.Time * 1000 : undefined;
    },
    maxPages: 10,
    staleTime: 0,
    gcTime: 60_000,
  });
  useTopic(`KLINE.${symbol.Code}.${period}`);
  useLive('KLINE', ({ kline }) => {
    if (kline.Code !== symbol.Code || kline.Period !== period) return;
    if (client.getQueryState(queryKey)?.status === 'success') onRunning(candleOf(kline));
  });
  const candles = useMemo(() => query.data?.pages.toReversed().flat().map(candleOf), [query.data]);
  return { candles, query };
}
