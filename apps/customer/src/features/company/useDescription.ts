import { useQuery } from '@tanstack/react-query';
import { fetchDescription } from '../../api/content.js';
import { language } from '../../api/language.js';
import { companyKeys } from './keys.js';

/** Text that operators wrote under a key; empty if there is none. */
export const useDescription = (group: string) =>
  useQuery({
    queryKey: companyKeys.description(group, language()),
    queryFn: ({ signal }) => fetchDescription(group, { signal }),
    staleTime: 60_000,
    meta: { quiet: true },
  });
