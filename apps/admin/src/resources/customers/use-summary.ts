import { useGetOne } from 'react-admin';
import type { Summary } from './customer.js';

/** Customer with the data of his overview. */
export const useSummary = (
  id: number,
  options: { readonly enabled?: boolean; readonly refetchInterval?: number } = {},
) => useGetOne<Summary>('customers', { id, meta: { part: 'summary' } }, options);
