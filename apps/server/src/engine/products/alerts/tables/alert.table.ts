import type { AlertDirection } from '@truemark/domain';
import { int, money, nullable, type RowOf, table, text, time } from '../../../../platform/database/table.js';

/** A one-time price alert of a customer. Prices in 10⁻⁸; `seq` columns refer to recorded ticks of its symbol. */
export const priceAlerts = table(
  'price_alerts',
  ['id'],
  {
    id: int(),
    customerId: int(),
    symbolId: int(),
    price: money(),
    /** Direction in which the bid must move, from the tick `setSeq`. */
    direction: text<AlertDirection>(),
    setSeq: int(),
    /** The customer's note is stored in a row of its own: the journal holds no personal text. */
    noteId: nullable(int()),
    createdAt: time(),
    status: text<'waiting' | 'fired' | 'deleted'>(),
    /** Epoch ms; for a fired alert, the tick's time. */
    endedAt: nullable(time()),
    firedSeq: nullable(int()),
    firedBid: nullable(money()),
  },
  { follows: 'replay' },
);
export type PriceAlert = RowOf<typeof priceAlerts>;

/**
 * A fired alert whose customer was not notified yet. Written in the commit of the tick and removed in that of the
 * message, so that a crash between the two only delays it.
 */
export const alertNotices = table('alert_notices', ['alertId'], { alertId: int(), laneSeq: int() });
