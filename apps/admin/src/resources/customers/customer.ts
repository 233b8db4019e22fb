import type { InNumbers } from '@truemark/contracts';
import type { CustomerRow, WholeCustomer } from '@truemark/contracts/admin';
/** What can be blocked, and how it is called. */
export const BLOCKS = { signIn: 'Sign-in', trading: 'Trading', withdrawing: 'Withdrawing' } as const;
export type Blockable = keyof typeof BLOCKS;

export type Account = InNumbers<WholeCustomer['accounts'][number]>;

export type Customer = InNumbers<CustomerRow & Partial<WholeCustomer>>;

export const ACCOUNT_NAMES: Readonly<Record<Account['type'], string>> = {
  change: 'Funding',
  forex: 'Contract',
  micro: 'Options',
};
