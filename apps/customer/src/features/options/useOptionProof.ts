import { useQuery } from '@tanstack/react-query';
import type { MicroAudit } from '@truemark/contracts';
import { getWithText } from '../../api/http.js';
import { keys } from '../../api/query-keys.js';

/** What an option can be worked out again from, with the answer's own text; asked for once it is wanted. */
export function useOptionProof(optionId: number | undefined, wanted: boolean) {
  return useQuery({
    queryKey: keys.optionProof(optionId ?? 0),
    queryFn: ({ signal }) => getWithText<MicroAudit>('/v2/api/micro/audit', { id: optionId }, { signal }),
    enabled: wanted && optionId !== undefined,
    meta: { quiet: true },
  });
}
