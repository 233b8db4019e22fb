import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { SymbolCategory, TradeSymbol } from '@truemark/contracts';
import { get } from '../../api/http.js';
import { seedQuotes } from '../../api/live/quotes.js';
import { keys } from '../../api/query-keys.js';

/** Every symbol with its terms. Their prices are in the quotes, which younger pushes keep up to date. */
export function useSymbols(): UseQueryResult<TradeSymbol[]> {
  return useQuery({
    queryKey: keys.symbols,
    queryFn: async ({ signal }) => {
      const symbols = await get<TradeSymbol[]>('/v2/api/forex/trade_list', {}, { signal });
      seedQuotes(symbols);
      return symbols;
    },
  });
}

export function useCategories(): readonly SymbolCategory[] {
  const { data } = useQuery({
    queryKey: keys.categories,
    queryFn: ({ signal }) => get<SymbolCategory[]>('/v2/api/forex/getCategories', {}, { signal }),
    staleTime: 300_000,
    meta: { quiet: true },
  });
  return data ?? [];
}
