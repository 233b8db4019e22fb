import { useQuery } from '@tanstack/react-query';
import { get } from '../../../providers/http.js';
import type { LoanBook } from './loan-book.js';

/** Current loan book. */
export const useLoanBook = () =>
  useQuery({
    queryKey: ['loan-book', 'now'],
    queryFn: () => get<LoanBook>('loan-book'),
    refetchInterval: 10_000,
  });
