import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { perform } from '../../api/action.js';
import { useIdempotentCall } from '../../api/useIdempotentCall.js';
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

/** Poll interval of coin prices, ms. */
const PRICES = 10_000;

/** Payout currencies, with fee and price. */
export const usePayoutCurrencies = (way: PayoutWay) =>
  useQuery({
    queryKey: withdrawalKeys.payoutCurrencies(way),
    queryFn: ({ signal }) => fetchPayoutCurrencies(way, { signal }),
    refetchInterval: PRICES,
    meta: { quiet: true },
  });

/** Saved addresses or bank accounts, and when they were received (`dataUpdatedAt`). */
export const usePayoutMethods = (way: PayoutWay, enabled = true) =>
  useQuery({
    queryKey: withdrawalKeys.payoutMethods(way),
    queryFn: ({ signal }) => fetchPayoutMethods(way, { signal }),
    enabled,
    staleTime: 0,
    meta: { quiet: true },
  });

/** Refetches the saved methods. */
export function useMethodsAgain(way: PayoutWay): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: withdrawalKeys.payoutMethods(way) });
}

/** The customer's withdrawals, paged. */
export const useWithdrawals = () =>
  useInfiniteQuery({
    queryKey: withdrawalKeys.withdrawals,
    queryFn: ({ pageParam, signal }) => fetchWithdrawals(pageParam, { signal }),
    ...pagesOn,
  });

/** Latest withdrawals, some of which may be pending. */
export const useLatestWithdrawals = (enabled: boolean) =>
  useQuery({
    queryKey: withdrawalKeys.underway,
    queryFn: ({ signal }) => fetchWithdrawals(1, { signal }),
    enabled,
    meta: { quiet: true },
  });

/** A withdrawal by number; null if there is none. */
export const useWithdrawal = (id: number) =>
  useQuery({
    queryKey: withdrawalKeys.withdrawal(id),
    queryFn: ({ signal }) => fetchWithdrawal(id, { signal }),
    meta: { quiet: true },
  });

/** Current holds of a withdrawal, and when they were received (`dataUpdatedAt`). */
export const useWithdrawalGate = () =>
  useQuery({
    queryKey: withdrawalKeys.withdrawalGate,
    queryFn: ({ signal }) => fetchWithdrawalGate({ signal }),
    staleTime: 0,
    meta: { quiet: true },
  });

/** Requests a withdrawal; refusals are shown at the fields. */
export const useDrawCall = () =>
  useIdempotentCall({
    action: withdraw,
    said: '',
    receipt: useRequestReceipt('receipt.withdrawal'),
    quiet: true,
  });

/** Cancels a pending withdrawal. */
export const useCancelCall = () => useIdempotentCall({ action: cancelWithdrawal, said: '' });

/** Saves an address or a bank account. */
export function useBind(onBound?: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: BindRequest) => perform(bindMethod, request),
    onSuccess: ({ said, data }) => {
      toast.success(said);
      void client.invalidateQueries({ queryKey: withdrawalKeys.payoutMethods(data.way) });
      onBound?.();
    },
    meta: { quiet: true },
  });
}

/** Removes a saved method. */
export function useUnbind(way: PayoutWay) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => perform(unbindMethod, id),
    onSuccess: ({ said }) => toast.success(said),
    onSettled: () => client.invalidateQueries({ queryKey: withdrawalKeys.payoutMethods(way) }),
  });
}
