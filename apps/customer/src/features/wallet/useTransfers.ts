import { useInfiniteQuery } from '@tanstack/react-query';
import { keys } from '../../api/query-keys.js';
import { fetchTransfers, transfer } from '../../api/transfers.js';
import { useMoneyCall } from '../../api/useMoneyCall.js';
import { pagesOn } from './pages.js';

/** What moved between own accounts, page by page. */
export function useTransfers() {
  return useInfiniteQuery({
    queryKey: keys.transfers,
    queryFn: ({ pageParam, signal }) => fetchTransfers(pageParam, { signal }),
    ...pagesOn,
  });
}

/** Moves money between own accounts. */
export const useTransferCall = () => useMoneyCall({ action: transfer, said: '', quiet: true });
