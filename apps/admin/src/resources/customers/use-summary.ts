import { useGetOne } from 'react-admin';
import type { Summary } from './customer.js';

/** A customer with all that stands on his first page. */
export const useSummary = (
  id: number,
  options: { readonly enabled?: boolean; readonly refetchInterval?: number } = {},
) => useGetOne<Summary>('customers', { id, meta: { part: 'summary' } }, options);
