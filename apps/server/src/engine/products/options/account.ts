import type { Wallet } from '../../kernel/ledger-part.js';
import type { WalletKind } from '../../kernel/registry.js';
import type { State } from '../../kernel/state.js';
import type { Step } from '../../kernel/step.js';
import { moveOwn } from '../wallet/wallet.js';
import type { Option } from './tables/option.table.js';

/** Whether one account serves whatever is traded. */
const isShared = (state: State): boolean => state.flag('only_one_account');

/** The account that an option is bought from now. */
export const accountNow = (state: State): WalletKind =>
  (isShared(state) && state.catalogue.servesAll) || 'micro';

/** The account that an option was bought from, and ends on. */
export const accountOf = (state: State, { accountId }: Pick<Option, 'accountId'>): WalletKind => {
  const { servesAll } = state.catalogue;
  return servesAll && state.accounts.get(accountId)?.kind === servesAll ? servesAll : 'micro';
};

/** The account that options are bought from and end on, where they have one to themselves. What is left on it can always leave it. */
export const optionsAccount: Wallet = {
  number: 3,
  isOffered: (state) => state.flag('is_micro') && !isShared(state),
  mayReceive: (step) => {
    if (isShared(step.state)) step.refuse('wallet.only_one_account');
  },
};

/** Which account options trade from is no matter of chance while one runs. */
export function requireNoneInUse(step: Step, settings: readonly string[]): void {
  const { state } = step;
  if (!settings.includes('only_one_account')) return;
  const count = state.options.size + realAccounts(state);
  if (count > 0) step.refuse('settings.in_use', { count });
}

/** Options accounts of real customers that hold money. */
function realAccounts({ accounts }: State): number {
  let count = 0;
  for (const { kind, book, balance } of accounts.values()) {
    if (kind === 'micro' && book === 'real' && balance !== 0n) count++;
  }
  return count;
}

/** Demo money of options accounts moves into the accounts that options are bought from now on. */
export function sweepDemo(
  step: Step,
  { only_one_account: shared }: Readonly<Record<string, string | null>>,
): void {
  const to = step.state.catalogue.servesAll;
  if (shared !== '1' || !to) return;
  const held = [...step.state.accounts.values()].filter(
    ({ kind, part, book, balance }) => kind === 'micro' && part === 'free' && book === 'demo' && balance > 0n,
  );
  for (const { ownerId, balance: amount } of held.sort((a, b) => a.id - b.id)) {
    if (ownerId !== null) moveOwn(step, { customerId: ownerId, from: 'micro', to, amount });
  }
}
