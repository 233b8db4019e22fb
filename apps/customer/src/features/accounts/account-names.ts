import type { Account } from '../../api/accounts.js';

/** What each account is called. */
export const ACCOUNT_NAMES = {
  change: 'accounts.change',
  contracts: 'accounts.contracts',
  options: 'accounts.options',
} as const satisfies Record<Account['type'], string>;
