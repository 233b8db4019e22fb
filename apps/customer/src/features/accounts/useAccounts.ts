import { queryOptions, useQuery } from '@tanstack/react-query';
import type { BasicInfo } from '@truemark/contracts';
import type { Money } from '@truemark/money';
import { ACCOUNT_TYPES, type Account, fetchAccounts, fetchProfits } from '../../api/accounts.js';
import { useSignedIn } from '../../api/session.js';
import { isOn, useConfig } from '../configuration/configuration.js';
import { accountKeys } from './keys.js';

/** Which accounts the configuration lets a customer see. */
export function isShown(account: Pick<Account, 'type'>, config: BasicInfo): boolean {
  if (account.type === 'options') return config.is_micro !== '0' && !isOn(config, 'only_one_account');
  if (account.type === 'contracts') return isOn(config, 'only_one_account') || config.is_forex !== '0';
  return true;
}

/** The accounts that every customer has, known before his own have come. */
export function useAccountTypes() {
  const config = useConfig();
  return ACCOUNT_TYPES.filter((each) => isShown(each, config));
}

/** Asks for the customer's accounts. */
export const accountsQuery = queryOptions({
  queryKey: accountKeys.accounts,
  queryFn: ({ signal }) => fetchAccounts({ signal }),
});

/** The customer's accounts that are shown. */
export function useAccounts() {
  const config = useConfig();
  const query = useQuery({ ...accountsQuery, enabled: useSignedIn() });
  return { ...query, accounts: query.data?.filter((account) => isShown(account, config)) };
}

/** Asks for the total, and what today brought. */
export const profitsQuery = queryOptions({
  queryKey: accountKeys.profits,
  queryFn: ({ signal }) => fetchProfits({ signal }),
});

/** Total, and what today brought. */
export function useProfits() {
  return useQuery({
    ...profitsQuery,
    enabled: useSignedIn(),
    refetchInterval: 15_000,
    meta: { quiet: true },
  });
}

/**
 * What the prices of an account's open positions came to, 0 while it is not known: it belongs to the contract account.
 * Their fees are paid already: it is what is left of the total.
 */
export function useOpenResult(): (account: Pick<Account, 'type'>) => Money {
  const { data: all } = useAccounts();
  const { data: profits } = useProfits();
  if (!all || !profits) return () => 0n;
  const open = profits.totalBalance - all.reduce((sum, { free, held }) => sum + free + held, 0n);
  return ({ type }) => (type === 'contracts' ? open : 0n);
}
