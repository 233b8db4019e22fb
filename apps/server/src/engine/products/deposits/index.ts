import { sql } from 'kysely';
import { defineHashedRows } from '../../kernel/hashed-rows.js';
import { defineProduct } from '../../kernel/product.js';
import { defineReplayedTable } from '../../kernel/replayed-tables.js';
import { ticksOfPayments } from '../reviews/used-ticks.js';
import { assignDeposit, cancelDeposit, decideDeposit, proveDeposit, submitDeposit } from './deposits.js';
import { entries } from './entries.js';
import { requestDeposit } from './request-deposit.js';
import { deposits as table } from './tables/deposit.table.js';
import { bankAccounts, bankCurrencies, depositAddresses } from './tables/deposit-terms.table.js';
import { verifyDeposits } from './verify-deposits.js';

const PRICED_BY = 'SELECT price_source FROM deposits WHERE price_source LIKE $1';

/** Deposits reported by customers. */
export const deposits = defineProduct({
  name: 'deposits',
  lane: {
    commands: {
      'deposit.request': requestDeposit,
      'deposit.submit': submitDeposit,
      'deposit.assign': assignDeposit,
      'deposit.prove': proveDeposit,
      'deposit.cancel': cancelDeposit,
      'deposit.decide': decideDeposit,
    },
    queues: {
      deposit: { approval: 'deposits.approve', flow: 'in' },
      assignment: { approval: 'deposits.assign', flow: 'assigned' },
    },
    laterLimits: ['deposit.assign', 'deposit.decide'],
  },
  state: {
    tables: [table, depositAddresses, bankCurrencies, bankAccounts],
    counters: { deposits: table },
    hashed: [
      defineHashedRows({
        name: 'deposits',
        table,
        upTo: 'deposits',
        find: (state, id) => state.deposits.get(id),
      }),
    ],
    slice: () => ({ deposits: new Map() }),
    load: async (state, loader) => {
      for (const deposit of await loader.select(table, `WHERE status = 'open' ORDER BY id`)) {
        state.deposits.set(deposit.id, deposit);
      }
    },
  },
  market: { usedTicks: (reader, span) => ticksOfPayments(reader, PRICED_BY, span) },
  ledger: {
    house: ['deposits'],
    meaning: { deposits: 'paid' },
    entries,
    outside: ['deposit'],
  },
  verify: {
    replayed: [
      defineReplayedTable({
        table,
        what: 'deposit',
        idOf: ({ id }) => id,
        open: sql`status = 'open'`,
        find: (state, { id }) => state.deposits.get(id),
        size: (state) => state.deposits.size,
        ended: {
          counter: 'deposits',
          by: (event) =>
            event.type === 'deposit.changed' && event.deposit.status !== 'open' ? event.deposit : null,
        },
      }),
    ],
    verified: verifyDeposits,
  },
});
