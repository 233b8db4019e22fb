import { untypedQueries } from '../../platform/database/queries.js';
import { decodeRow, type SqlValue, toSnakeCase } from '../../platform/database/table.js';
import type { ExpectedRow, RowWrite } from './command.js';
import { noteNumber } from './row-numbers.js';
import type { State } from './state.js';
import type { Step } from './step.js';
import { type AnyTable } from './store/batch.js';
import type { Store } from './store/store.js';

type Row = Readonly<Record<string, unknown>>;

/** Keys per statement. */
const PAGE = 1_000;

/** Loads the rows of watched tables. */
export async function loadWatched(state: State, store: Store, tables: readonly AnyTable[]): Promise<void> {
  for (const table of tables.filter(({ watched }) => watched !== null)) {
    const all = untypedQueries.selectFrom(table.name);
    const only = table.watched?.only?.map(toSnakeCase);
    const rows = await store.query((only ? all.select(only) : all.selectAll()).compile().sql);
    const decoded = rows.map((row) => watchedColumns(table, decodeRow(table, row)));
    state.watched.set(table.name, new Map(decoded.map((row) => [keyOf(table, row), row])));
  }
}

/** Reloads rows of a watched table by key. */
export async function reloadWatched(
  state: State,
  store: Store,
  table: AnyTable,
  keys: readonly unknown[],
): Promise<void> {
  const rows = state.watched.get(table.name);
  const [key] = table.key;
  if (!rows || key === undefined) return;
  const of = toSnakeCase(key);
  for (let from = 0; from < keys.length; from += PAGE) {
    const some = keys.slice(from, from + PAGE) as SqlValue[];
    const all = untypedQueries.selectFrom(table.name).where(of, 'in', some);
    const only = table.watched?.only?.map(toSnakeCase);
    const { sql, parameters } = (only ? all.select(only) : all.selectAll()).compile();
    const found = await store.query(sql, parameters as SqlValue[]);
    for (const gone of some) rows.delete(gone);
    for (const row of found) {
      const kept = watchedColumns(table, decodeRow(table, row));
      rows.set(keyOf(table, kept), kept);
    }
  }
}

/** Checks the writer's preconditions: refuses if a row it saw has changed since. */
export function requireUnchanged(step: Step, seen: readonly ExpectedRow[] = []): void {
  for (const { table, row } of seen) {
    const { key, ...columns } = row;
    const found = step.state.watched.get(table)?.get(key);
    const isSame = found && Object.entries(columns).every(([name, value]) => found[name] === value);
    if (!isSame) step.refuse('rows.changed');
  }
}

/**
 * Writes the rows that a command carries, and emits an event; refuses to remove the last row of a kind that must keep
 * one.
 */
export function writeCarriedRows(
  step: Step,
  rows: readonly RowWrite[] = [],
  tableOf: (name: string) => AnyTable,
): void {
  if (rows.length === 0) return;
  for (const write of rows) {
    const table = tableOf(write.table);
    noteNumber(step, table, step.carry(table, write));
    if (table.watched) follow(step, table, write);
  }
  const tables = [...new Set(rows.map(({ table }) => table))];
  if (!tables.some((name) => !tableOf(name).untold)) return;
  step.emit({ type: 'rows.recorded', tables, rows });
  if (tables.some((name) => tableOf(name).configures)) step.bumpConfig();
}

function follow(step: Step, table: AnyTable, { op, row }: RowWrite): void {
  const rows = step.state.watched.get(table.name);
  if (!rows) return;
  const key = keyOf(table, row);
  const before = rows.get(key);
  const next = op === 'remove' ? null : op === 'patch' ? before && { ...before, ...row } : row;
  if (next === undefined) return;
  const after = next && watchedColumns(table, next as Row);
  if (after === null) step.delete(rows, key);
  else step.set(rows, key, after);
  const kept = table.watched?.keepsOne;
  if (!kept || !before) return;
  const isKept = (found: Row | null): boolean =>
    found !== null && Object.entries(kept).every(([name, value]) => found[name] === value);
  if (isKept(before) && !isKept(after) && ![...rows.values()].some(isKept)) step.refuse('rows.last_one');
}

/** The columns of a row that stay in memory. */
function watchedColumns({ watched }: AnyTable, row: Row): Row {
  return watched?.only ? Object.fromEntries(watched.only.map((name) => [name, row[name]])) : row;
}

const keyOf = ({ key: [name] }: AnyTable, row: object): unknown => Reflect.get(row, name as string);
