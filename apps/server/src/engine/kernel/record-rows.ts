import type { RowWrite } from './command.js';
import { defineProduct } from './product.js';
import type { RecordRows, Results } from './registry.js';
import { numberRow } from './row-numbers.js';
import type { Step } from './step.js';
import { chainEnds } from './tables/chain.table.js';
import { barHistories, journalLinks, rowWrites } from './tables/journal.table.js';
import { engineLease, laneInputs } from './tables/lane.table.js';
import { ledgerAccounts, ledgerEntries, ledgerPostings } from './tables/ledger.table.js';

/** Tables whose rows the public configuration is made of. */
const CONFIGURATION = new Set(['menus', 'companies', 'news', 'option_amounts']);

/** Tables of back-filled charts, which nobody is told of. */
const HISTORY = new Set(['bars', 'bar_histories']);

/** The event that tells of rows that a command brought along. */
export const rowsRecorded = (rows: readonly RowWrite[]) =>
  ({ type: 'rows.recorded', tables: [...new Set(rows.map(({ table }) => table))], rows }) as const;

function recordRows(step: Step, command: RecordRows): Results['rows.record'] {
  const tables = [...new Set(command.rows.map((row) => row.table))];
  if (tables.some((table) => !HISTORY.has(table))) {
    step.emit(rowsRecorded(command.rows));
  }
  if (tables.some((table) => CONFIGURATION.has(table))) step.bumpConfig();
  return { done: true };
}

/** What the kernel itself decides and keeps: rows that features write, the journal and the ledger. */
export const kernel = defineProduct({
  name: 'kernel',
  commands: { 'rows.record': recordRows, 'rows.number': numberRow },
  looks: ['rows.record', 'rows.number'],
  tables: [
    ledgerAccounts,
    ledgerEntries,
    ledgerPostings,
    barHistories,
    laneInputs,
    journalLinks,
    rowWrites,
    engineLease,
    chainEnds,
  ],
  counters: { accounts: ledgerAccounts, entries: ledgerEntries },
  house: ['house_profit', 'house_fees'],
  entries: { reversal: 'corrections' },
});
