import { ACCOUNT_TYPES, type AccountName, accountTypes, type NumericDecimals } from '@truemark/contracts';
import type { CustomerDetails, CustomerRow, CustomerSummary } from '@truemark/contracts/admin';
import type { NamedIn } from '../../providers/translate.js';
import { t } from '../../texts/texts.js';
import type { PillTone } from '../../ui/Pill.js';
import { REJECTED, WAITING } from '../../ui/settled-states.js';

/** Actions that can be blocked, with their names. */
export const BLOCKS = {
  signIn: t('customers.signIn'),
  trading: t('customers.trading'),
  withdrawing: t('customers.withdrawing'),
} as const;
export type Blockable = keyof typeof BLOCKS;

export type Customer = NamedIn<'customers', NumericDecimals<CustomerRow & Partial<CustomerDetails>>>;

export type Account = NonNullable<Customer['accounts']>[number];

/** Actions he is blocked from. */
export const blockedFrom = ({ blocked }: Pick<Customer, 'blocked'>): Blockable[] =>
  (Object.keys(BLOCKS) as Blockable[]).filter((what) => Boolean(blocked[what]));

/** The same in a few words; null: none. */
export function blockedText(customer: Pick<Customer, 'blocked'>): string | null {
  const all = blockedFrom(customer);
  if (all.length === 0) return null;
  return t('customers.blockedNamed', { what: all.map((what) => BLOCKS[what].toLowerCase()).join(', ') });
}

/** Data of the customer page's overview. */
export type Summary = NamedIn<'customers', NumericDecimals<CustomerSummary>>;

const NAMES_OF_ACCOUNTS: Readonly<Record<AccountName, string>> = {
  funding: t('customers.funding'),
  contracts: t('customers.contract'),
  options: t('common.options'),
};
/** Account kind → name, in the order in which customers see them. */
export const ACCOUNT_NAMES = Object.fromEntries(
  ACCOUNT_TYPES.map((type) => [type, NAMES_OF_ACCOUNTS[accountTypes[type].name]]),
) as Readonly<Record<Account['type'], string>>;

type Level = Summary['identity'][number];

export const IDENTITY_LEVELS: Readonly<Record<Level['level'], string>> = {
  junior: t('customers.juniorVerification'),
  senior: t('customers.seniorVerification'),
};

export const IDENTITY_STATES: Readonly<
  Record<Level['state'], { readonly label: string; readonly tone?: PillTone }>
> = {
  none: { label: t('customers.notCertified') },
  waiting: WAITING,
  rejected: REJECTED,
  certified: { label: t('customers.certified'), tone: 'success' },
  revoked: { label: t('customers.revoked'), tone: 'error' },
};
