import type { Money } from '@truemark/money';
import type { Account } from '../../api/accounts.js';
import type { AccountMark } from '../../api/live/pushes.js';

/**
 * Money that stands behind the positions of the contract account: free, held as their margin, and set aside by pending
 * orders. Where options are bought from the same account, their stakes are held on it too, which is not behind any
 * position: `reserved` is then what pending orders set aside, undefined while unknown.
 */
export function fundsOf(
  { free, held }: Pick<Account, 'free' | 'held'>,
  mark: Pick<AccountMark, 'balance' | 'margin'>,
  shared: { readonly reserved: Money | undefined } | null,
): Money | undefined {
  if (!shared) return free + held;
  return shared.reserved === undefined ? undefined : mark.balance + mark.margin + shared.reserved;
}
