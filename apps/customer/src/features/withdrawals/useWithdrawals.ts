import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DrawCurrency, DrawGate, DrawMethod } from '@truemark/contracts';
import { get, post } from '../../api/http.js';
import { keys } from '../../api/query-keys.js';
import { useMoneyCall } from '../../api/useMoneyCall.js';
import { cancelWithdrawal, fetchWithdrawals, withdraw } from '../../api/withdrawals.js';
import { toast } from '../../ui/toast.js';
import { pagesOn } from '../wallet/pages.js';

/** Of the page and its records on the wire: 0 crypto, 1 bank. */
export type WithdrawType = 0 | 1;
/** Of currencies and bound methods on the wire: 1 crypto, 2 bank. */
export type WayType = 1 | 2;

export const wayOf = (type: WithdrawType): WayType => (type === 0 ? 1 : 2);

/** How often prices of coins are looked at, ms. */
const PRICES = 10_000;

/** What one can be paid in, with fee and price. */
export const usePayoutCurrencies = (type: WayType) =>
  useQuery({
    queryKey: keys.payoutCurrencies(type),
    queryFn: ({ signal }) => get<DrawCurrency[]>('/api/account/draw_symbol_list', { type }, { signal }),
    refetchInterval: PRICES,
    meta: { quiet: true },
  });

/** Bound addresses or bank accounts, and when that was heard (`dataUpdatedAt`). */
export const usePayoutMethods = (type: WayType) =>
  useQuery({
    queryKey: keys.payoutMethods(type),
    queryFn: ({ signal }) =>
      get<DrawMethod[]>('/api/wallet/get_draw_method', { draw_type: type }, { signal }),
    staleTime: 0,
    meta: { quiet: true },
  });

/** Looks at what is bound again. */
export function useMethodsAgain(type: WayType): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: keys.payoutMethods(type) });
}

/** Own withdrawals of one kind, page by page. */
export const useWithdrawals = (type: WithdrawType) =>
  useInfiniteQuery({
    queryKey: keys.withdrawals(type),
    queryFn: ({ pageParam, signal }) => fetchWithdrawals(type, pageParam, { signal }),
    ...pagesOn,
  });

/** What a withdrawal would wait for now, and when that was heard (`dataUpdatedAt`). */
export const useDrawGate = () =>
  useQuery({
    queryKey: keys.drawGate,
    queryFn: ({ signal }) => get<DrawGate>('/api/account/draw_gate', {}, { signal }),
    staleTime: 0,
    meta: { quiet: true },
  });

/** Asks to be paid; refusals belong beside the fields. */
export const useDrawCall = () => useMoneyCall({ action: withdraw, said: '', quiet: true });

/** Takes a pending withdrawal back. */
export const useCancelCall = () => useMoneyCall({ action: cancelWithdrawal, said: '' });

/** Binds an address or a bank account. */
export function useBind(onBound: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (form: object) => post<DrawMethod>('/api/wallet/bind_draw_method', form),
    onSuccess: ({ msg, data }) => {
      toast.success(msg);
      void client.invalidateQueries({ queryKey: keys.payoutMethods(data.type) });
      onBound();
    },
    meta: { quiet: true },
  });
}

/** Removes a bound method. */
export function useUnbind(type: WayType) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => post<null>('/api/wallet/del_draw_method', { id }),
    onSuccess: ({ msg }) => toast.success(msg),
    onSettled: () => client.invalidateQueries({ queryKey: keys.payoutMethods(type) }),
  });
}
