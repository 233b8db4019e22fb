import { useQuery } from '@tanstack/react-query';
import { fetchCompanyStatus } from '../../api/content.js';
import { configurationKeys } from './keys.js';

/** Whether the company still serves its customers here, and until when once closing is announced. */
export function useCompanyStatus() {
  return useQuery({
    queryKey: configurationKeys.companyStatus,
    queryFn: ({ signal }) => fetchCompanyStatus({ init: true, signal }),
    staleTime: 60_000,
    meta: { quiet: true },
  });
}
