import { useQuery } from '@tanstack/react-query';
import type { MicroTerms } from '@truemark/contracts';
import { get } from '../../api/http.js';
import { keys } from '../../api/query-keys.js';
import { offerOf } from './purchase-draft.js';

/** Durations and amounts on offer for a symbol; asked for where options can be bought. */
export function useOptionTerms(symbolId: number, wanted: boolean) {
  return useQuery({
    queryKey: keys.optionTerms(symbolId),
    queryFn: ({ signal }) => get<MicroTerms>('/v2/api/micro/get_seconds', { forex_id: symbolId }, { signal }),
    select: offerOf,
    enabled: wanted,
    meta: { quiet: true },
  });
}
