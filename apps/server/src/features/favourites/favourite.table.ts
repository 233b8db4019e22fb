import { int, type RowOf, table, time } from '../../platform/database/table.js';

/** Favourite symbol of a customer, at the top of the lists. */
export const favourites = table('favourites', ['customerId', 'symbolId'], {
  customerId: int(),
  symbolId: int(),
  /** Market time, epoch ms. */
  addedAt: time(),
});
export type Favourite = RowOf<typeof favourites>;
