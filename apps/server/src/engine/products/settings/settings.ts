import type { Results } from '../../kernel/registry.js';
import type { Step } from '../../kernel/step.js';
import { settings } from '../../kernel/tables/setting.table.js';
import type { ChangeSettings } from './commands.js';

export function changeSettings(step: Step, command: ChangeSettings): Results['settings.change'] {
  const { state, now, actor } = step;
  // Accounts are kept in the settlement currency: changing it would hide every balance.
  if ('currency' in command.values && state.accounts.size > 0) step.refuse('settings.in_use');
  for (const maySet of state.catalogue.settings.maySet) maySet(step, Object.keys(command.values));
  for (const [key, value] of Object.entries(command.values)) {
    if (value === null) {
      step.delete(state.settings, key);
      step.remove(settings, { key });
    } else {
      step.set(state.settings, key, value);
      step.upsert(settings, { key, value, updatedAt: command.at ?? now, updatedBy: actor.id || null });
    }
  }
  if (!command.formerly)
    for (const changed of state.catalogue.settings.onSettings) changed(step, command.values);
  step.emit({ type: 'settings.changed', values: command.values });
  return { version: step.bumpConfig() };
}
