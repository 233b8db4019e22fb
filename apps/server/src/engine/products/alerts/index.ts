import { alertReached } from '@truemark/domain';
import { sql } from 'kysely';
import { defineHashedRows } from '../../kernel/hashed-rows.js';
import { defineProduct } from '../../kernel/product.js';
import { defineReplayedTable } from '../../kernel/replayed-tables.js';
import { NO_UNDO } from '../../kernel/undo.js';
import { AlertBook } from './alert-book.js';
import { addAlert, fireAlert, moveAlert, removeAlert } from './set-alert.js';
import { alertNotices, priceAlerts } from './tables/alert.table.js';

const WAITING = sql<boolean>`status = 'waiting'`;

/** Price alerts. Ticks of a closed market count too, since nothing is traded on them. */
export const alerts = defineProduct({
  name: 'alerts',
  lane: {
    commands: { 'alert.add': addAlert, 'alert.move': moveAlert, 'alert.remove': removeAlert },
  },
  state: {
    tables: [priceAlerts, alertNotices],
    counters: { alerts: priceAlerts },
    hashed: [
      defineHashedRows({
        name: 'price alerts',
        table: priceAlerts,
        upTo: 'alerts',
        find: (state, id) => state.alerts.get(id),
      }),
    ],
    slice: () => ({ alerts: new AlertBook() }),
    load: async (state, loader) => {
      for await (const alert of loader.paged(priceAlerts, ['id'], WAITING)) state.alerts.put(alert, NO_UNDO);
    },
    tidy: (state) => state.alerts.tidy(),
  },
  market: {
    onTick: (step, tick) => {
      for (const alert of step.state.alerts.reached(tick.symbolId, tick.bid, step.undo)) {
        if (alertReached(alert.direction, alert.price, BigInt(tick.bid))) fireAlert(step, alert, tick);
      }
    },
  },
  verify: {
    replayed: [
      defineReplayedTable({
        table: priceAlerts,
        what: 'price alert',
        idOf: ({ id }) => id,
        open: WAITING,
        find: (state, { id }) => state.alerts.get(id),
        size: (state) => state.alerts.size,
        ended: {
          counter: 'alerts',
          by: (event) => (event.type === 'alert.ended' ? event.alert : null),
        },
      }),
    ],
  },
});
