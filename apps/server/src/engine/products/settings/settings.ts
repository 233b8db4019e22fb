import type { State } from '../../kernel/state.js';
import type { Step } from '../../kernel/step.js';
import { settings } from '../../market/tables/market.table.js';
import type { ChangeSettings, RecordRows, Results, RowWrite } from '../../protocol.js';

/** Tables whose rows the public configuration is made of. */
const CONFIGURATION = new Set(['menus', 'companies', 'news', 'option_amounts']);

/** Tables of back-filled charts, which nobody is told of. */
const HISTORY = new Set(['bars', 'bar_histories']);

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

/** The event that tells of rows that a command brought along. */
export const rowsRecorded = (rows: readonly RowWrite[]) =>
  ({ type: 'rows.recorded', tables: [...new Set(rows.map(({ table }) => table))], rows }) as const;

export function recordRows(step: Step, command: RecordRows): Results['rows.record'] {
  const tables = [...new Set(command.rows.map((row) => row.table))];
  if (tables.some((table) => !HISTORY.has(table))) {
    step.emit(rowsRecorded(command.rows));
  }
  if (tables.some((table) => CONFIGURATION.has(table))) step.bumpConfig();
  return { done: true };
}
