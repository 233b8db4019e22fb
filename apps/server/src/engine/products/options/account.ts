import type { Wallet } from '../../kernel/ledger-part.js';
import type { WalletKind } from '../../kernel/registry.js';
import type { State } from '../../kernel/state.js';
import type { Step } from '../../kernel/step.js';
import { moveOwn } from '../wallet/wallet.js';
import type { Option } from './tables/option.table.js';

/** Whether one account serves all products. */
const isShared = (state: State): boolean => state.flag('only_one_account');

/** Wallet kind that options are bought from under the current settings. */
export const purchaseWallet = (state: State): WalletKind =>
  (isShared(state) && state.catalogue.servesAll) || 'micro';

/** Wallet kind that an option was bought from and settles to. */
export const optionWallet = (state: State, { accountId }: Pick<Option, 'accountId'>): WalletKind => {
  const { servesAll } = state.catalogue;
  return servesAll && state.accounts.get(accountId)?.kind === servesAll ? servesAll : 'micro';
};

/**
 * The options account, used unless one account serves all products. Money left on it can always be transferred away.
 */
export const optionsAccount: Wallet = {
  number: 3,
  isOffered: (state) => state.flag('is_micro') && !isShared(state),
  mayReceive: (step) => {
    if (isShared(step.state)) step.refuse('wallet.only_one_account');
  },
};

/** Refuses to change the account setting while an option runs or a real options account holds money. */
export function requireNoOpenOptions(step: Step, settings: readonly string[]): void {
  const { state } = step;
  if (!settings.includes('only_one_account')) return;
  const count = state.options.size + countFundedAccounts(state);
  if (count > 0) step.refuse('settings.in_use', { count });
}

/** Number of real options accounts with a balance. */
function countFundedAccounts({ accounts }: State): number {
  let count = 0;
  for (const { kind, book, balance } of accounts.values()) {
    if (kind === 'micro' && book === 'real' && balance !== 0n) count++;
  }
  return count;
}

/** Moves demo money of options accounts to the shared account when that setting is switched on. */
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
