import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { seedQuotes } from '../../api/live/quotes.js';
import { keys } from '../../api/query-keys.js';
import { fetchCategories, fetchSymbols, type SymbolCategory, type TradeSymbol } from '../../api/symbols.js';

/** Every symbol with its terms. Their prices are in the quotes, which younger pushes keep up to date. */
export function useSymbols(): UseQueryResult<TradeSymbol[]> {
  return useQuery({
    queryKey: keys.symbols,
    queryFn: async ({ signal }) => {
      const symbols = await fetchSymbols({ signal });
      seedQuotes(symbols);
      return symbols;
    },
  });
}

export function useCategories(): readonly SymbolCategory[] {
  const { data } = useQuery({
    queryKey: keys.categories,
    queryFn: ({ signal }) => fetchCategories({ signal }),
    staleTime: 300_000,
    meta: { quiet: true },
  });
  return data ?? [];
}
