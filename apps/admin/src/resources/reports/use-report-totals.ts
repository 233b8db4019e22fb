import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useListContext } from 'react-admin';
import { get } from '../../providers/http.js';
import type { Report } from './report.js';

/** The whole of the days that are asked for, each customer once; of one book. */
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
