import { queryOptions, useQuery } from '@tanstack/react-query';
import { fetchCompanyStatus } from '../../api/content.js';
import { configurationKeys } from './keys.js';

export const companyStatusQuery = queryOptions({
  queryKey: configurationKeys.companyStatus,
  queryFn: ({ signal }) => fetchCompanyStatus({ init: true, signal }),
  staleTime: 60_000,
  meta: { quiet: true },
});

/** Whether the company still serves its customers, and until when once closing is announced. */
export const useCompanyStatus = () => useQuery(companyStatusQuery);

/** Address to which customers are sent now that the company has closed here; null while it serves them. */
export function useNewPlace(): string | null {
  const { data } = useCompanyStatus();
  return data?.isServing === false && data.otherPlace.startsWith('https://') ? data.otherPlace : null;
}
