import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useListContext } from 'react-admin';
import { get } from '../../providers/http.js';
import type { Report } from './report.js';

/** Totals of the requested days, each customer counted once; of one book. */
export function useReportTotals() {
  const { filterValues } = useListContext();
  const filter = encodeURIComponent(JSON.stringify({ ...filterValues, by: 'all', period: 'all' }));
  return useQuery({
    queryKey: ['reports', 'totals', filter],
    queryFn: () => get<Report[]>(`reports?filter=${filter}`),
    placeholderData: keepPreviousData,
    refetchInterval: 10_000,
  });
}
