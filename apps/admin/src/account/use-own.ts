import { useQuery } from '@tanstack/react-query';
import { get } from '../providers/http.js';
import { useLastError } from '../ui/use-last-error.js';

/** Time until what could not be read is asked for again, ms. */
const AGAIN = 5_000;

interface Freshness {
  readonly gcTime?: number;
  readonly staleTime?: number;
  readonly refetchOnWindowFocus?: boolean;
}

/** Reads something of the operator's own sign-in, again and again until it can be read. */
export function useOwn<T>(key: readonly string[], path: string, freshness: Freshness = {}) {
  const asked = useQuery({
    ...freshness,
    queryKey: ['account', ...key],
    queryFn: () => get<T>(path),
    refetchInterval: ({ state }) => (state.error ? AGAIN : false),
  });
  const { data, refetch } = asked;
  return { data, refetch, error: useLastError(asked) };
}
