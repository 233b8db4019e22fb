import { useInfiniteQuery } from '@tanstack/react-query';
import type { Page, TransferRecord } from '@truemark/contracts';
import { get } from '../../api/http.js';
import { keys } from '../../api/query-keys.js';
import { useMoneyCall } from '../../api/useMoneyCall.js';
import { pagesOn } from './pages.js';

/** What moved between own accounts, page by page. */
export function useTransfers() {
  return useInfiniteQuery({
    queryKey: keys.transfers,
    queryFn: ({ pageParam, signal }) =>
      get<Page<TransferRecord>>('/api/account/transfer_log', { page: pageParam }, { signal }),
    ...pagesOn,
  });
}

interface Transfer {
  from: number;
  to: number;
  balance: string;
}

/** Moves money between own accounts. */
export const useTransferCall = () =>
  useMoneyCall<Transfer, { id: number }>({ path: '/api/account/transfer', said: '', quiet: true });
