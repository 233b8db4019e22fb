import { int, table, text } from '../../../platform/database/table.js';

/** End of each chained table, written with every row of it, so that missing rows at the end are detected. */
export const chainEnds = table('chain_ends', ['name'], {
  /** Name of the table. */
  name: text(),
  place: int(),
  hash: text(),
});
