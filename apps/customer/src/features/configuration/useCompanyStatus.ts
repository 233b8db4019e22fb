import { useQuery } from '@tanstack/react-query';
import type { CompanyStatus } from '@truemark/contracts';
import { get } from '../../api/http.js';
import { keys } from '../../api/query-keys.js';

/** Whether the company still serves its customers here, and until when once closing is announced. */
export function useCompanyStatus() {
  return useQuery({
    queryKey: keys.companyStatus,
    queryFn: ({ signal }) => get<CompanyStatus>('/api/company/getCompanyStatus', {}, { init: true, signal }),
    staleTime: 60_000,
    meta: { quiet: true },
  });
}
