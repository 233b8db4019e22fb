import { useQuery } from '@tanstack/react-query';
import { fetchOptionProof } from '../../api/option-proof.js';
import { optionKeys } from './keys.js';

/** Inputs to recompute an option, with the raw answer; fetched on demand. */
export function useOptionProof(optionId: number | undefined, wanted: boolean) {
  return useQuery({
    queryKey: optionKeys.optionProof(optionId ?? 0),
    queryFn: ({ signal }) => fetchOptionProof(optionId, { signal }),
    enabled: wanted && optionId !== undefined,
    meta: { quiet: true },
  });
}
