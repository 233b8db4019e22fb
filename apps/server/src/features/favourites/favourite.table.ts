import { int, type RowOf, table, time } from '../../platform/database/table.js';

/** A symbol that a customer keeps at the top of his lists. */
export const favourites = table('favourites', ['customerId', 'symbolId'], {
  customerId: int(),
  symbolId: int(),
  /** By the market clock, epoch ms. */
  addedAt: time(),
});
export type Favourite = RowOf<typeof favourites>;
