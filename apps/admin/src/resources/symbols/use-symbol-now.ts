import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import { get } from '../../providers/http.js';
import type { TradedSymbol } from './symbol.js';

/** The symbol as it stands now, whatever the form holds. Beside the form's own record: a new one would undo what was typed. */
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
