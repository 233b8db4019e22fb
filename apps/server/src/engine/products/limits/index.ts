import type { RefusalKey } from '@truemark/domain';
import { defineHashedRows } from '../../kernel/hashed-rows.js';
import { defineProduct } from '../../kernel/product.js';
import { defineReplayedTable } from '../../kernel/replayed-tables.js';
import type { State } from '../../kernel/state.js';
import { LimitsBook } from './limits-book.js';
import { loadTradingDays } from './load.js';
import { requireWithinLimits, setLimits } from './set-limits.js';
import { customerLimits } from './tables/limits.table.js';

const refuseExcluded = (state: State, customerId: number, now: number): RefusalKey | null =>
  state.limits.isExcluded(customerId, now) ? 'limits.self_excluded' : null;

/** Limits that customers set for themselves. */
export const limits = defineProduct({
  name: 'limits',
  lane: {
    commands: { 'limits.set': setLimits },
    answers: {
      'limits.standing': (state, { customerId }, now) => state.limits.standingFor(customerId, now),
    },
  },
  state: {
    tables: [customerLimits],
    hashed: [
      defineHashedRows({
        name: 'limits of customers',
        table: customerLimits,
        upTo: 'customers',
        find: (state, id) => state.limits.get(id),
      }),
    ],
    slice: () => ({ limits: new LimitsBook() }),
    load: async (state, loader) => {
      for await (const row of loader.paged(customerLimits, ['customerId'])) state.limits.put(row);
    },
    loaded: (state, loader, now) => loadTradingDays(state, loader, now),
  },
  trades: {
    mayTrade: requireWithinLimits,
    // Loans are for trading, which a self-excluded customer has closed to himself.
    blocksBorrowing: refuseExcluded,
    blocksLocking: refuseExcluded,
    onTradeEnded: ({ state, undo }, { customerId, result, at }) =>
      state.limits.noteResult(customerId, result, at, undo),
  },
  verify: {
    replayed: [
      defineReplayedTable({
        table: customerLimits,
        what: 'the row of limits of customer',
        idOf: ({ customerId }) => customerId,
        find: (state, { customerId }) => state.limits.get(customerId),
        size: (state) => state.limits.size,
      }),
    ],
  },
});
