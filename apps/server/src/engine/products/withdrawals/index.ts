import { sql } from 'kysely';
import { defineProduct } from '../../kernel/product.js';
import { replayed } from '../../kernel/replayed.js';
import { withdrawals as table } from './tables/withdrawal.table.js';
import { payoutMethods, withdrawalCurrencies } from './tables/withdrawal-terms.table.js';
import { cancelWithdrawal, decideWithdrawal, payWithdrawal, submitWithdrawal } from './withdrawals.js';

/** Pending, or approved and not sent yet. */
/** Money that customers ask for. */
export const withdrawals = defineProduct({
  name: 'withdrawals',
  commands: {
    'withdrawal.submit': submitWithdrawal,
    'withdrawal.cancel': cancelWithdrawal,
    'withdrawal.decide': decideWithdrawal,
    'withdrawal.pay': payWithdrawal,
  },
  tables: [table, withdrawalCurrencies, payoutMethods],
  counters: { withdrawals: table },
  house: ['withdrawals'],
  entries: {
    'withdrawal.hold': 'withdrawals',
    'withdrawal.return': 'withdrawals',
    withdrawal: 'withdrawals',
  },
  slice: () => ({ withdrawals: new Map(), pendingWithdrawals: new Map(), unpaidLoans: new Set() }),
  replayed: [
    replayed({
      table,
      what: 'withdrawal',
      idOf: ({ id }) => id,
      open: sql`status in ('pending', 'approved')`,
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
  load: async (state, loader) => {
    for (const withdrawal of await loader.select(
      table,
      `WHERE status IN ('pending', 'approved') ORDER BY id`,
    )) {
      state.withdrawals.set(withdrawal.id, withdrawal);
      if (withdrawal.status === 'pending') state.pendingWithdrawals.set(withdrawal.customerId, withdrawal.id);
    }
  },
});
