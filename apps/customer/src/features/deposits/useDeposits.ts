import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BankOption, BankSymbol, ChargeRecord, DepositAddress } from '@truemark/contracts';
import { depositAction, fetchDeposits } from '../../api/deposits.js';
import { get, post } from '../../api/http.js';
import { keys } from '../../api/query-keys.js';
import { useMoneyCall } from '../../api/useMoneyCall.js';
import { toast } from '../../ui/toast.js';
import { pagesOn } from '../wallet/pages.js';
import { editStateOf } from './deposit-state.js';

/** On the wire: 0 coin, 1 bank. */
export type DepositType = 0 | 1;

/** How often a page that waits for bank details looks, ms. A message makes it look at once. */
const LOOK = 3_000;
/** How often prices of coins are looked at, ms. */
const PRICES = 10_000;

/** Addresses that coins can be sent to, with what a coin is worth. */
export const useCoinAddresses = () =>
  useQuery({
    queryKey: keys.coinAddresses,
    queryFn: ({ signal }) => get<DepositAddress[]>('/api/quickCharge/info', {}, { signal }),
    refetchInterval: PRICES,
    meta: { quiet: true },
  });

/** Currencies that banks deliver. */
export const useBankCurrencies = () =>
  useQuery({
    queryKey: keys.bankCurrencies,
    queryFn: ({ signal }) => get<BankSymbol[]>('/api/quickCharge/symbols', {}, { signal }),
    meta: { quiet: true },
  });

/** The platform's bank accounts for a currency. */
export const useBankAccounts = (currencyId: number | undefined) =>
  useQuery({
    enabled: currencyId !== undefined,
    queryKey: keys.bankAccounts(currencyId ?? 0),
    queryFn: ({ signal }) =>
      get<BankOption[]>('/api/quickCharge/wire_info', { symbol_id: currencyId }, { signal }),
    meta: { quiet: true },
  });

/** The order that waits for bank details or for its proof; null: none. */
export const useBankOrder = () =>
  useQuery({
    queryKey: keys.bankOrder,
    queryFn: ({ signal }) => get<ChargeRecord | null>('/api/quickCharge/get_wire_info_edit', {}, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && editStateOf(state.data, false) === 1 ? LOOK : false),
    meta: { quiet: true },
  });

/** Own deposits of one kind, page by page. */
export const useDeposits = (type: DepositType) =>
  useInfiniteQuery({
    queryKey: keys.deposits(type),
    queryFn: ({ pageParam, signal }) => fetchDeposits(type, pageParam, { signal }),
    ...pagesOn,
  });

/** A call that makes or proves a deposit; refusals belong beside its fields. */
export const useDepositCall = <Body extends object>(
  call: 'submit' | 'wire_submit' | 'wire_submit_edit' | 'save_wire_info_edit',
) => useMoneyCall({ action: depositAction<Body>(call), said: '', quiet: true });

/** Takes an order back that has no proof yet. */
export function useCancelOrder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => post<ChargeRecord>('/api/quickCharge/cancel_wire_info_edit', { id }),
    onSuccess: ({ msg }) => toast.success(msg),
    onSettled: () => client.invalidateQueries({ queryKey: keys.cashAll }),
  });
}
