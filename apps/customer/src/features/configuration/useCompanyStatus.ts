import { useQuery } from '@tanstack/react-query';
import { fetchCompanyStatus } from '../../api/content.js';
import { keys } from '../../api/query-keys.js';

/** Whether the company still serves its customers here, and until when once closing is announced. */
export function useCompanyStatus() {
  return useQuery({
    queryKey: keys.companyStatus,
    queryFn: ({ signal }) => fetchCompanyStatus({ init: true, signal }),
    staleTime: 60_000,
    meta: { quiet: true },
  });
}
