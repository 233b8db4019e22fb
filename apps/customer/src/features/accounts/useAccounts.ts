import { queryOptions, useQuery } from '@tanstack/react-query';
import type { BasicInfo } from '@truemark/contracts';
import type { Money } from '@truemark/money';
import { ACCOUNT_TYPES, type Account, fetchAccounts, fetchProfits } from '../../api/accounts.js';
import { useSignedIn } from '../../api/session.js';
import { isOn, useConfig } from '../configuration/configuration.js';
import { accountKeys } from './keys.js';

/** Whether the configuration shows an account to customers. */
export function isShown(account: Pick<Account, 'type'>, config: BasicInfo): boolean {
  if (account.type === 'options') return config.is_micro !== '0' && !isOn(config, 'only_one_account');
  if (account.type === 'contracts') return isOn(config, 'only_one_account') || config.is_forex !== '0';
  return true;
}

/** Account types of every customer, known before the accounts have loaded. */
export function useAccountTypes() {
  const config = useConfig();
  return ACCOUNT_TYPES.filter((each) => isShown(each, config));
}

/** Query for the customer's accounts. */
export const accountsQuery = queryOptions({
  queryKey: accountKeys.accounts,
  queryFn: ({ signal }) => fetchAccounts({ signal }),
});

/** The customer's visible accounts. */
export function useAccounts() {
  const config = useConfig();
  const query = useQuery({ ...accountsQuery, enabled: useSignedIn() });
  return { ...query, accounts: query.data?.filter((account) => isShown(account, config)) };
}

/** Query for the total and today's profit. */
export const profitsQuery = queryOptions({
  queryKey: accountKeys.profits,
  queryFn: ({ signal }) => fetchProfits({ signal }),
});

/** Total and today's profit. */
export function useProfits() {
  return useQuery({
    ...profitsQuery,
    enabled: useSignedIn(),
    refetchInterval: 15_000,
    meta: { quiet: true },
  });
}

/**
 * Hook for the price result of an account's open positions; 0 while unknown or on other accounts than the contract
 * account. Computed as the remainder of the total, because the positions' fees are already paid.
 */
export function useOpenResult(): (account: Pick<Account, 'type'>) => Money {
  const { data: all } = useAccounts();
  const { data: profits } = useProfits();
  if (!all || !profits) return () => 0n;
  const open = profits.totalBalance - all.reduce((sum, { free, held }) => sum + free + held, 0n);
  return ({ type }) => (type === 'contracts' ? open : 0n);
}
