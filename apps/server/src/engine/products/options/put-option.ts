import { changesOf } from '../../kernel/changes-of.js';
import type { Step } from '../../kernel/step.js';
import { type Option, options } from './tables/option.table.js';

/** Stores an option in its new state, or a new one: row, book and timer. */
export function putOption(step: Step, option: Option): void {
  const { state, undo } = step;
  const before = state.options.get(option.id);
  const by = Number(option.status === 'running') - Number(before?.status === 'running');
  state.book.held.add(option.symbolId, by, undo);
  state.options.put(option, state.bookOf(option.customerId), undo);
  const due = state.options.dueAt(option.id);
  if (due !== null) step.schedule('option.due', option.id, due);
  if (before) step.patch(options, changesOf(options, before, option));
  else step.insert(options, option);
}
