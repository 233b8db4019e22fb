import { useQuery } from '@tanstack/react-query';
import type { CompanyStatus } from '@truemark/contracts';
import { useEffect } from 'react';
import { get } from '../../api/http.js';
import { keys } from '../../api/query-keys.js';

/** Sends the customer to where the company points when it has closed its doors here. */
export function CompanyGate(): null {
  const { data } = useQuery({
    queryKey: keys.companyStatus,
    queryFn: ({ signal }) => get<CompanyStatus>('/api/company/getCompanyStatus', {}, { init: true, signal }),
    staleTime: 60_000,
    meta: { quiet: true },
  });
  const leave = data?.status === 0 && data.loss_url.startsWith('https://') ? data.loss_url : null;
  useEffect(() => {
    if (leave) location.replace(leave);
  }, [leave]);
  return null;
}
