import { useQuery } from '@tanstack/react-query';
import { fetchOffer } from '../../api/options.js';
import { keys } from '../../api/query-keys.js';

/** Durations and amounts on offer for a symbol; asked for where options can be bought. */
export function useOptionTerms(symbolId: number, wanted: boolean) {
  return useQuery({
    queryKey: keys.optionTerms(symbolId),
    queryFn: ({ signal }) => fetchOffer(symbolId, { signal }),
    enabled: wanted,
    meta: { quiet: true },
  });
}
