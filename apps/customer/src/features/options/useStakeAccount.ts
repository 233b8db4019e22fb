import type { AppKey } from '@truemark/i18n';
import type { Money } from '@truemark/money';
import { useAccounts } from '../accounts/useAccounts.js';
import { useFlag } from '../configuration/configuration.js';

/** Account that options are bought from; its free balance is undefined for a visitor and until known. */
export function useStakeAccount(): {
  type: 'contracts' | 'options';
  name: AppKey;
  free: Money | undefined;
} {
  const type = useFlag('only_one_account') ? 'contracts' : 'options';
  const account = useAccounts().accounts?.find((each) => each.type === type);
  return { type, name: `accounts.${type}`, free: account && account.free };
}
