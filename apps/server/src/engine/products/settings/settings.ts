import type { Results } from '../../kernel/registry.js';
import type { State } from '../../kernel/state.js';
import type { Step } from '../../kernel/step.js';
import { settings } from '../../kernel/tables/setting.table.js';
import { moveOwn } from '../wallet/wallet.js';
import type { ChangeSettings } from './commands.js';

export function changeSettings(step: Step, command: ChangeSettings): Results['settings.change'] {
  const { state, now, actor } = step;
  // Accounts are kept in the settlement currency: another one would hide every balance.
  if ('currency' in command.values && state.accounts.size > 0) step.refuse('settings.in_use');
  // Which account options trade from is no matter of chance while one runs.
  if ('only_one_account' in command.values) {
    const count = state.options.size + realOptionsAccounts(state);
    if (count > 0) step.refuse('settings.in_use', { count });
  }
  for (const [key, value] of Object.entries(command.values)) {
    if (value === null) {
      step.delete(state.settings, key);
      step.remove(settings, { key });
    } else {
      step.set(state.settings, key, value);
      step.upsert(settings, { key, value, updatedAt: command.at ?? now, updatedBy: actor.id || null });
    }
  }
  if (!command.formerly && command.values.only_one_account === '1') sweepDemoOptions(step);
  step.emit({ type: 'settings.changed', values: command.values });
  return { version: step.bumpConfig() };
}

/** Demo money of options accounts moves into the contract accounts, which options are bought from now on. */
function sweepDemoOptions(step: Step): void {
  const held = [...step.state.accounts.values()].filter(
    ({ kind, part, book, balance }) => kind === 'micro' && part === 'free' && book === 'demo' && balance > 0n,
  );
  for (const { ownerId, balance: amount } of held.sort((a, b) => a.id - b.id)) {
    if (ownerId !== null) moveOwn(step, { customerId: ownerId, from: 'micro', to: 'forex', amount });
  }
}

/** Options accounts of real customers that hold money. */
function realOptionsAccounts({ accounts }: State): number {
  let count = 0;
  for (const { kind, book, balance } of accounts.values()) {
    if (kind === 'micro' && book === 'real' && balance !== 0n) count++;
  }
  return count;
}
