import { defineProduct } from '../../kernel/product.js';
import { LimitsBook } from './limits-book.js';
import { loadTradingDays } from './load.js';
import { setLimits } from './set-limits.js';
import { customerLimits } from './tables/limits.table.js';

/** What customers limit themselves to. */
export const limits = defineProduct({
  name: 'limits',
  commands: { 'limits.set': setLimits },
  tables: [customerLimits],
  slice: () => ({ limits: new LimitsBook() }),
  load: async (state, loader) => {
    for await (const row of loader.paged(customerLimits, 'true', ['customerId'])) state.limits.put(row);
  },
  loaded: (state, loader, now) => loadTradingDays(state, loader.store, now),
  answers: {
    'limits.standing': (state, { customerId }, now) => state.limits.standingFor(customerId, now),
  },
});
