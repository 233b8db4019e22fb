import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Action } from '../../api/action.js';
import { perform } from '../../api/action.js';
import type { BankCurrency, Deposit } from '../../api/deposits.js';
import {
  cancelDeposit,
  fetchBankAccounts,
  fetchBankCurrencies,
  fetchDeposit,
  fetchDepositAddresses,
  fetchDeposits,
  fetchOpenBankDeposit,
} from '../../api/deposits.js';
import { useIdempotentCall } from '../../api/useIdempotentCall.js';
import { toast } from '../../ui/toast.js';
import { walletKeys } from '../wallet/keys.js';
import { pagesOn } from '../wallet/pages.js';
import { useRequestReceipt } from '../wallet/useRequestReceipt.js';
import { editStateOf } from './deposit-state.js';
import { depositKeys } from './keys.js';
import { useWayChoice } from './useWayChoice.js';

/** Poll interval while waiting for bank details, ms. A message triggers a poll at once. */
const LOOK = 3_000;
/** Poll interval of coin prices, ms. */
const PRICES = 10_000;

/** Deposit addresses, with the price of each coin. */
export const useCoinAddresses = () =>
  useQuery({
    queryKey: depositKeys.coinAddresses,
    queryFn: ({ signal }) => fetchDepositAddresses({ signal }),
    refetchInterval: PRICES,
    meta: { quiet: true },
  });

/** Currencies accepted by bank transfer. */
export const useBankCurrencies = () =>
  useQuery({
    queryKey: depositKeys.bankCurrencies,
    queryFn: ({ signal }) => fetchBankCurrencies({ signal }),
    meta: { quiet: true },
  });

/** The chosen currency of a bank deposit, the same in both forms. */
export const useCurrencyChoice = (currencies: readonly BankCurrency[]) =>
  useWayChoice(currencies, { key: 'deposit-currency', placeOf: ({ name }) => name });

/** The platform's bank accounts for a currency. */
export const useBankAccounts = (currencyId: number | undefined) =>
  useQuery({
    enabled: currencyId !== undefined,
    queryKey: depositKeys.bankAccounts(currencyId ?? 0),
    queryFn: ({ signal }) => fetchBankAccounts(currencyId, { signal }),
    meta: { quiet: true },
  });

/** The order that waits for bank details or for its proof; null: none. */
export const useBankOrder = () =>
  useQuery({
    queryKey: depositKeys.bankOrder,
    queryFn: ({ signal }) => fetchOpenBankDeposit({ signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && editStateOf(state.data, false) === 1 ? LOOK : false),
    meta: { quiet: true },
  });

/** The customer's deposits, paged. */
export const useDeposits = () =>
  useInfiniteQuery({
    queryKey: depositKeys.deposits,
    queryFn: ({ pageParam, signal }) => fetchDeposits(pageParam, { signal }),
    ...pagesOn,
  });

/** Latest deposits, some of which may be pending. */
export const useLatestDeposits = (enabled: boolean) =>
  useQuery({
    queryKey: depositKeys.underway,
    queryFn: ({ signal }) => fetchDeposits(1, { signal }),
    enabled,
    meta: { quiet: true },
  });

/** A deposit by number; null if there is none. */
export const useDeposit = (id: number) =>
  useQuery({
    queryKey: depositKeys.deposit(id),
    queryFn: ({ signal }) => fetchDeposit(id, { signal }),
    meta: { quiet: true },
  });

const UNSAID = () => ({ title: '' });

/** Creates or proves a deposit; refusals are shown at its fields. With `shown` the page displays the success itself. */
export function useDepositCall<Request>(action: Action<Request, Deposit>, shown = false) {
  const receipt = useRequestReceipt('receipt.deposit');
  return useIdempotentCall({ action, said: '', receipt: shown ? UNSAID : receipt, quiet: true });
}

/** Cancels an order that has no proof yet. */
export function useCancelOrder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => perform(cancelDeposit, id),
    onSuccess: ({ said }) => toast.success(said),
    onSettled: () => client.invalidateQueries({ queryKey: walletKeys.cashAll }),
  });
}
