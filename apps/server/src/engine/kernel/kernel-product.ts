import { defineHashedRows } from './hashed-rows.js';
import { defineProduct } from './product.js';
import { allocateRowNumber } from './row-numbers.js';
import { chainEnds } from './tables/chain.table.js';
import { journalLinks, rowWrites } from './tables/journal.table.js';
import { engineLease, laneInputs } from './tables/lane.table.js';
import { ledgerAccounts, ledgerEntries, ledgerPostings } from './tables/ledger.table.js';
import { sentCommands } from './tables/sent-command.table.js';
import { stateHashes } from './tables/state-hash.table.js';

/** The kernel's own product: feature rows, the journal and the ledger. */
export const kernel = defineProduct({
  name: 'kernel',
  lane: {
    commands: { 'rows.record': () => ({ done: true }), 'rows.number': allocateRowNumber },
    readOnlyCommands: ['rows.record', 'rows.number'],
    answers: {
      'ledger.outside': ({ catalogue }) => catalogue.outside,
      'ledger.figures': ({ catalogue }) => catalogue.figures,
    },
  },
  state: {
    tables: [
      ledgerAccounts,
      ledgerEntries,
      ledgerPostings,
      laneInputs,
      journalLinks,
      rowWrites,
      engineLease,
      chainEnds,
      stateHashes,
      sentCommands,
    ],
    counters: { accounts: ledgerAccounts, entries: ledgerEntries },
    hashed: [
      defineHashedRows({
        name: 'accounts',
        table: ledgerAccounts,
        upTo: 'accounts',
        find: (state, id) => state.accounts.get(id),
      }),
    ],
  },
  ledger: {
    house: ['house_profit', 'house_fees'],
    meaning: { house_profit: 'result', house_fees: 'result' },
    entries: { reversal: 'corrections' },
  },
});
