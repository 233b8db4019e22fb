import type { Account } from '../../api/accounts.js';

/** What each account is called. */
export const ACCOUNT_NAMES = {
  change: 'accounts.change',
  contracts: 'accounts.contracts',
  options: 'accounts.options',
} as const satisfies Record<Account['type'], string>;

/** What is held on each account, and for what. */
export const HELD_NAMES = {
  change: 'accounts.held.change',
  contracts: 'accounts.held.contracts',
  options: 'accounts.held.options',
} as const satisfies Record<Account['type'], string>;

/** What each account is for. */
export const ACCOUNT_USES = {
  change: 'accounts.what.change',
  contracts: 'accounts.what.contracts',
  options: 'accounts.what.options',
} as const satisfies Record<Account['type'], string>;
