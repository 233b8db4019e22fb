import { defineProduct } from '../../kernel/product.js';
import { withdrawals as table } from './tables/withdrawal.table.js';
import { cancelWithdrawal, decideWithdrawal, payWithdrawal, submitWithdrawal } from './withdrawals.js';

/** Money that customers ask for. */
export const withdrawals = defineProduct({
  name: 'withdrawals',
  commands: {
    'withdrawal.submit': submitWithdrawal,
    'withdrawal.cancel': cancelWithdrawal,
    'withdrawal.decide': decideWithdrawal,
    'withdrawal.pay': payWithdrawal,
  },
  tables: [table],
  counters: { withdrawals: table },
  house: ['withdrawals'],
  entries: {
    'withdrawal.hold': 'withdrawals',
    'withdrawal.return': 'withdrawals',
    withdrawal: 'withdrawals',
  },
  slice: () => ({ withdrawals: new Map(), pendingWithdrawals: new Map(), unpaidLoans: new Set() }),
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
