import { int, json, type RowOf, table, text } from '../../../../platform/database/table.js';

/** Inclusion proof of a kept tick in its minute, whose other ticks were removed. */
export const keptTicks = table(
  'kept_ticks',
  ['symbolId', 'seq'],
  {
    symbolId: int(),
    seq: int(),
    day: text(),
    /** Index among the ticks of its minute, from 0, and their number. */
    place: int(),
    count: int(),
    /** Hashes from the leaf upwards, hex. */
    path: json<readonly string[]>(),
  },
  { follows: 'day', untold: true },
);
export type KeptTick = RowOf<typeof keptTicks>;
