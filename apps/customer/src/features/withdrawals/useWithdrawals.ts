import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { perform } from '../../api/action.js';
import { useMoneyCall } from '../../api/useMoneyCall.js';
import type { BindRequest, PayoutWay } from '../../api/withdrawals.js';
import {
  bindMethod,
  cancelWithdrawal,
  fetchPayoutCurrencies,
  fetchPayoutMethods,
  fetchWithdrawal,
  fetchWithdrawalGate,
  fetchWithdrawals,
  unbindMethod,
  withdraw,
} from '../../api/withdrawals.js';
import { toast } from '../../ui/toast.js';
import { pagesOn } from '../wallet/pages.js';
import { useRequestReceipt } from '../wallet/useRequestReceipt.js';
import { withdrawalKeys } from './keys.js';

/** How often prices of coins are looked at, ms. */
const PRICES = 10_000;

/** What one can be paid in, with fee and price. */
export const usePayoutCurrencies = (way: PayoutWay) =>
  useQuery({
    queryKey: withdrawalKeys.payoutCurrencies(way),
    queryFn: ({ signal }) => fetchPayoutCurrencies(way, { signal }),
    refetchInterval: PRICES,
    meta: { quiet: true },
  });

/** Bound addresses or bank accounts, and when that was heard (`dataUpdatedAt`). */
export const usePayoutMethods = (way: PayoutWay, enabled = true) =>
  useQuery({
    queryKey: withdrawalKeys.payoutMethods(way),
    queryFn: ({ signal }) => fetchPayoutMethods(way, { signal }),
    enabled,
    staleTime: 0,
    meta: { quiet: true },
  });

/** Looks at what is bound again. */
export function useMethodsAgain(way: PayoutWay): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: withdrawalKeys.payoutMethods(way) });
}

/** Own withdrawals, page by page. */
export const useWithdrawals = () =>
  useInfiniteQuery({
    queryKey: withdrawalKeys.withdrawals,
    queryFn: ({ pageParam, signal }) => fetchWithdrawals(pageParam, { signal }),
    ...pagesOn,
  });

/** The newest withdrawals, of which some may be underway. */
export const useLatestWithdrawals = (enabled: boolean) =>
  useQuery({
    queryKey: withdrawalKeys.underway,
    queryFn: ({ signal }) => fetchWithdrawals(1, { signal }),
    enabled,
    meta: { quiet: true },
  });

/** The withdrawal of a number; null: there is none. */
export const useWithdrawal = (id: number) =>
  useQuery({
    queryKey: withdrawalKeys.withdrawal(id),
    queryFn: ({ signal }) => fetchWithdrawal(id, { signal }),
    meta: { quiet: true },
  });

/** What a withdrawal would wait for now, and when that was heard (`dataUpdatedAt`). */
export const useWithdrawalGate = () =>
  useQuery({
    queryKey: withdrawalKeys.withdrawalGate,
    queryFn: ({ signal }) => fetchWithdrawalGate({ signal }),
    staleTime: 0,
    meta: { quiet: true },
  });

/** Asks to be paid; refusals belong beside the fields. */
export const useDrawCall = () =>
  useMoneyCall({
    action: withdraw,
    said: '',
    receipt: useRequestReceipt('receipt.withdrawal'),
    quiet: true,
  });

/** Takes a pending withdrawal back. */
export const useCancelCall = () => useMoneyCall({ action: cancelWithdrawal, said: '' });

/** Binds an address or a bank account. */
export function useBind(onBound: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: BindRequest) => perform(bindMethod, request),
    onSuccess: ({ said, data }) => {
      toast.success(said);
      void client.invalidateQueries({ queryKey: withdrawalKeys.payoutMethods(data.way) });
      onBound();
    },
    meta: { quiet: true },
  });
}

/** Removes a bound method. */
export function useUnbind(way: PayoutWay) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => perform(unbindMethod, id),
    onSuccess: ({ said }) => toast.success(said),
    onSettled: () => client.invalidateQueries({ queryKey: withdrawalKeys.payoutMethods(way) }),
  });
}
