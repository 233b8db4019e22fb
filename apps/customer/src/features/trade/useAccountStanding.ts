import { decimal, type Money } from '@truemark/money';
import { useTopic } from '../../api/live/live.js';
import { useAccountMark } from '../../api/live/positions.js';
import { useSignedIn } from '../../api/session.js';
import { useAccounts } from '../accounts/useAccounts.js';
import type { AccountStanding } from './forecast.js';

/** How the contract account stands, live; undefined for a visitor and until it is known. */
export function useAccountStanding(): { account: AccountStanding | undefined; free: Money | undefined } {
  useTopic(useSignedIn() ? 'FOREX_TRADE' : null);
  const mark = useAccountMark();
  const fetched = useAccounts().accounts?.find((account) => account.type === 'forex');
  if (!fetched) return { account: undefined, free: undefined };
  const free = mark?.balance ?? decimal(fetched.balance);
  const account = mark && {
    funds: decimal(fetched.balance) + decimal(fetched.lockBalance),
    floating: mark.profit,
    margin: mark.margin,
  };
  return { account: account ?? undefined, free };
}
