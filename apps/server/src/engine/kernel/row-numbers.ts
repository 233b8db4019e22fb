import type { Loader } from './loader.js';
import type { NumberRow, Results } from './registry.js';
import type { State } from './state.js';
import type { Step } from './step.js';
import type { AnyTable } from './store/batch.js';

/** Whether the table's rows are numbered 1, 2, 3 … */
const isNumbered = ({ key: [first, second], columns }: AnyTable): boolean =>
  first === 'id' && second === undefined && columns.id?.kind === 'int';

/** Loads the highest number of each table, at start. */
export async function loadRowNumbers(state: State, loader: Loader): Promise<void> {
  for (const table of loader.tables.filter(isNumbered)) {
    state.rowNumbers.set(table.name, await loader.highest(table));
  }
}

export function allocateRowNumber(step: Step, { table }: NumberRow): Results['rows.number'] {
  const { rowNumbers } = step.state;
  const highest = rowNumbers.get(table);
  if (highest === undefined) throw new Error(`rows of ${table} are not numbered`);
  step.set(rowNumbers, table, highest + 1);
  return { id: highest + 1 };
}

/** Accounts for a row that brings its own number, such as seed data: the next number is above it. */
export function noteNumber(step: Step, { name }: AnyTable, row: object): void {
  const id: unknown = Reflect.get(row, 'id');
  const { rowNumbers } = step.state;
  const highest = rowNumbers.get(name);
  if (highest !== undefined && typeof id === 'number' && id > highest) step.set(rowNumbers, name, id);
}
