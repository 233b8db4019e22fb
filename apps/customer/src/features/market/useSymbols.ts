import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
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

/** How each symbol went lately, for small pictures. */
export const miniChartsQuery = queryOptions({
  queryKey: marketKeys.miniCharts,
  queryFn: ({ signal }) => fetchMiniCharts({ signal }),
  staleTime: 60_000,
  meta: { quiet: true },
});

/** Every symbol with its terms. Their prices are in the quotes, which younger pushes keep up to date. */
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
