import type { Results } from '../../kernel/registry.js';
import type { State } from '../../kernel/state.js';
import type { Step } from '../../kernel/step.js';
import { settings } from '../../kernel/tables/setting.table.js';
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
  step.emit({ type: 'settings.changed', values: command.values });
  return { version: step.bumpConfig() };
}

/** Options accounts of real customers that hold money. */
function realOptionsAccounts({ accounts }: State): number {
  let count = 0;
  for (const { kind, book, balance } of accounts.values()) {
    if (kind === 'micro' && book === 'real' && balance !== 0n) count++;
  }
  return count;
}
