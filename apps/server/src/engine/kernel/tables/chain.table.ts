import { int, table, text } from '../../../platform/database/table.js';

/** Where each chained table ends: written with every row of it, so that rows missing at the end are noticed. */
export const chainEnds = table('chain_ends', ['name'], {
  /** The table. */
  name: text(),
  place: int(),
  hash: text(),
});
