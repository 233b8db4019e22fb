import { useQuery } from '@tanstack/react-query';
import { fetchOffer } from '../../api/options.js';
import { optionKeys } from './keys.js';

/** Durations and amounts offered for a symbol; fetched where options can be bought. */
export function useOptionTerms(symbolId: number, wanted: boolean) {
  return useQuery({
    queryKey: optionKeys.optionTerms(symbolId),
    queryFn: ({ signal }) => fetchOffer(symbolId, { signal }),
    enabled: wanted,
    meta: { quiet: true },
  });
}
