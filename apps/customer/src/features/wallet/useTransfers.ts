import { useInfiniteQuery } from '@tanstack/react-query';
import { fetchTransfers, transfer } from '../../api/transfers.js';
import { useMoneyCall } from '../../api/useMoneyCall.js';
import { walletKeys } from './keys.js';
import { pagesOn } from './pages.js';

/** What moved between own accounts, page by page. */
export function useTransfers() {
  return useInfiniteQuery({
    queryKey: walletKeys.transfers,
    queryFn: ({ pageParam, signal }) => fetchTransfers(pageParam, { signal }),
    ...pagesOn,
  });
}

/** Moves money between own accounts. */
export const useTransferCall = () => useMoneyCall({ action: transfer, said: '', quiet: true });
