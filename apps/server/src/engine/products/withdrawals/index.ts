import { type SqlBool, sql } from 'kysely';
import { queryBuilder } from '../../../platform/database/queries.js';
import { defineHashedRows } from '../../kernel/hashed-rows.js';
import { defineProduct } from '../../kernel/product.js';
import { defineReplayedTable } from '../../kernel/replayed-tables.js';
import { ticksOfPayments } from '../reviews/used-ticks.js';
import { entries } from './entries.js';
import { requestWithdrawal } from './request-withdrawal.js';
import { withdrawals as table } from './tables/withdrawal.table.js';
import { payoutMethods, withdrawalCurrencies } from './tables/withdrawal-terms.table.js';
import { amountsHeld, verifyWithdrawals } from './verify-withdrawals.js';
import { cancelWithdrawal, decideWithdrawal, payWithdrawal, submitWithdrawal } from './withdrawals.js';

/** Pending, or approved but not sent yet. */
const UNSENT = sql<SqlBool>`status IN ('pending', 'approved')`;

const unsent = queryBuilder(table).selectFrom('withdrawals').selectAll().where(UNSENT).orderBy('id');

const PRICED_BY = 'SELECT price_source FROM withdrawals WHERE price_source LIKE $1';

/** Withdrawals requested by customers. */
export const withdrawals = defineProduct({
  name: 'withdrawals',
  lane: {
    commands: {
      'withdrawal.request': requestWithdrawal,
      'withdrawal.submit': submitWithdrawal,
      'withdrawal.cancel': cancelWithdrawal,
      'withdrawal.decide': decideWithdrawal,
      'withdrawal.pay': payWithdrawal,
    },
    queues: { withdrawal: { approval: 'withdrawals.approve', flow: 'out' } },
    laterLimits: ['withdrawal.decide', 'withdrawal.pay'],
    journalled: {
      'withdrawal.decide': (command) => (command.formerly ? command : { ...command, limits: 3 }),
    },
  },
  state: {
    tables: [table, withdrawalCurrencies, payoutMethods],
    counters: { withdrawals: table },
    hashed: [
      defineHashedRows({
        name: 'withdrawals',
        table,
        upTo: 'withdrawals',
        find: (state, id) => state.withdrawals.get(id),
      }),
    ],
    slice: () => ({ withdrawals: new Map(), pendingWithdrawals: new Map() }),
    load: async (state, loader) => {
      for (const withdrawal of await loader.rows(table, unsent)) {
        state.withdrawals.set(withdrawal.id, withdrawal);
        if (withdrawal.status === 'pending')
          state.pendingWithdrawals.set(withdrawal.customerId, withdrawal.id);
      }
    },
  },
  market: { usedTicks: (reader, span) => ticksOfPayments(reader, PRICED_BY, span) },
  ledger: {
    house: ['withdrawals'],
    meaning: { withdrawals: 'paid' },
    entries,
    outside: ['withdrawal'],
  },
  trades: {
    // Only new exposure is blocked, never its reduction.
    blocksTrading: (state, customerId) =>
      state.pendingWithdrawals.has(customerId) && state.flag('withdraw_blocks_trading')
        ? 'withdraw.pending_blocks'
        : null,
    blocksBorrowing: (state, customerId) =>
      state.pendingWithdrawals.has(customerId) ? 'withdraw.pending_blocks' : null,
  },
  verify: {
    replayed: [
      defineReplayedTable({
        table,
        what: 'withdrawal',
        idOf: ({ id }) => id,
        open: UNSENT,
        find: (state, { id }) => state.withdrawals.get(id),
        size: (state) => state.withdrawals.size,
        ended: {
          counter: 'withdrawals',
          by: (event) =>
            event.type === 'withdrawal.changed' && !['pending', 'approved'].includes(event.withdrawal.status)
              ? event.withdrawal
              : null,
        },
      }),
    ],
    holds: amountsHeld,
    verified: verifyWithdrawals,
  },
});
