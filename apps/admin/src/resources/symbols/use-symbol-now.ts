import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import { get } from '../../providers/http.js';
import type { TradedSymbol } from './symbol.js';

/**
 * Current state of the symbol, whatever the form holds. Read separately from the form's record: a new record would
 * reset what was typed.
 */
export function useSymbolNow(): TradedSymbol | undefined {
  const symbol = useRecordContext<TradedSymbol>();
  const { data = symbol } = useQuery({
    queryKey: ['symbols', 'now', symbol?.id],
    queryFn: () => get<TradedSymbol>(`symbols/${symbol?.id}`),
    enabled: symbol !== undefined,
    refetchInterval: 10_000,
  });
  return data;
}
