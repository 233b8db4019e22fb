import { useQuery } from '@tanstack/react-query';
import { fetchAgreements } from '../../api/content.js';
import { language } from '../../api/language.js';
import { sessionKeys } from './keys.js';

/** Current texts that a new customer agrees to. */
export const useAgreements = () =>
  useQuery({
    queryKey: sessionKeys.agreements(language()),
    queryFn: ({ signal }) => fetchAgreements({ signal }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  });
