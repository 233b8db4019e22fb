import { useQuery } from '@tanstack/react-query';
import { fetchOptionProof } from '../../api/option-proof.js';
import { keys } from '../../api/query-keys.js';

/** What an option can be worked out again from, with the answer's own text; asked for once it is wanted. */
export function useOptionProof(optionId: number | undefined, wanted: boolean) {
  return useQuery({
    queryKey: keys.optionProof(optionId ?? 0),
    queryFn: ({ signal }) => fetchOptionProof(optionId, { signal }),
    enabled: wanted && optionId !== undefined,
    meta: { quiet: true },
  });
}
