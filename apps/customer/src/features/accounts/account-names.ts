import type { Account } from '../../api/accounts.js';

/** Name of each account. */
export const ACCOUNT_NAMES = {
  change: 'accounts.change',
  contracts: 'accounts.contracts',
  options: 'accounts.options',
} as const satisfies Record<Account['type'], string>;

/** Label of the amount held on each account. */
export const HELD_NAMES = {
  change: 'accounts.held.change',
  contracts: 'accounts.held.contracts',
  options: 'accounts.held.options',
} as const satisfies Record<Account['type'], string>;

/** Purpose of each account. */
export const ACCOUNT_USES = {
  change: 'accounts.what.change',
  contracts: 'accounts.what.contracts',
  options: 'accounts.what.options',
} as const satisfies Record<Account['type'], string>;
