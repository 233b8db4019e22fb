import { useQuery } from '@tanstack/react-query';
import { type Candle, fetchRecentTicks } from '../../api/symbols.js';
import { marketKeys } from '../market/keys.js';

const NONE: readonly Candle[] = [];

/** Recorded ticks for the start of a tick chart: undefined while loading, empty if unavailable. */
export function useRecentTicks(symbolId: number, isWanted: boolean): readonly Candle[] | undefined {
  const { data, isError } = useQuery({
    queryKey: marketKeys.recentTicks(symbolId),
    queryFn: ({ signal }) => fetchRecentTicks(symbolId, { signal }),
    enabled: isWanted,
    staleTime: 0,
    gcTime: 0,
  });
  // What was read before outlives a read that fails.
  return data ?? (isError ? NONE : undefined);
}
