import { type QueryClient, queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { seedQuotes } from '../../api/live/quotes.js';
import {
  fetchCategories,
  fetchMiniCharts,
  fetchSymbols,
  type SymbolCategory,
  type TradeSymbol,
} from '../../api/symbols.js';
import { marketKeys } from './keys.js';

export const symbolsQuery = queryOptions({
  queryKey: marketKeys.symbols,
  queryFn: async ({ signal }) => {
    const symbols = await fetchSymbols({ signal });
    seedQuotes(symbols);
    return symbols;
  },
});

/** Refetches which markets are open, wherever it is shown. */
export function refetchSymbols(client: QueryClient): void {
  for (const queryKey of [marketKeys.symbols, marketKeys.symbolSearches])
    client.invalidateQueries({ queryKey });
}

/** Query for each symbol's recent closes, for small charts. */
export const miniChartsQuery = queryOptions({
  queryKey: marketKeys.miniCharts,
  queryFn: ({ signal }) => fetchMiniCharts({ signal }),
  staleTime: 60_000,
  meta: { quiet: true },
});

/** All symbols with their terms. Prices are in the quotes, which pushes keep current. */
export const useSymbols = (): UseQueryResult<TradeSymbol[]> => useQuery(symbolsQuery);

export function useCategories(): readonly SymbolCategory[] {
  const { data } = useQuery({
    queryKey: marketKeys.categories,
    queryFn: ({ signal }) => fetchCategories({ signal }),
    staleTime: 300_000,
    meta: { quiet: true },
  });
  return data ?? [];
}
