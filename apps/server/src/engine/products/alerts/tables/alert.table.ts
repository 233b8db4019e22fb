import type { AlertDirection } from '@truemark/domain';
import { int, money, nullable, type RowOf, table, text, time } from '../../../../platform/database/table.js';

/** A price that a customer wants to be told of once. Prices in 10⁻⁸; `seq`s name recorded ticks of its symbol. */
export const priceAlerts = table(
  'price_alerts',
  ['id'],
  {
    id: int(),
    customerId: int(),
    symbolId: int(),
    price: money(),
    /** Which way the bid has to go, by the one of `setSeq`. */
    direction: text<AlertDirection>(),
    setSeq: int(),
    /** What the customer noted with it stands in a row of its own: the journal holds no text of a person. */
    noteId: nullable(int()),
    createdAt: time(),
    status: text<'waiting' | 'fired' | 'deleted'>(),
    /** Epoch ms; of a fired one the tick's. */
    endedAt: nullable(time()),
    firedSeq: nullable(int()),
    firedBid: nullable(money()),
  },
  { follows: 'replay' },
);
export type PriceAlert = RowOf<typeof priceAlerts>;

/**
 * An alert that fired and whose customer was not told yet: written with the tick, removed with his message, so that a
 * crash between the two only delays it.
 */
export const alertNotices = table('alert_notices', ['alertId'], { alertId: int(), laneSeq: int() });
