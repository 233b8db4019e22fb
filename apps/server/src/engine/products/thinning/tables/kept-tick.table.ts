import { int, json, type RowOf, table, text } from '../../../../platform/database/table.js';

/** How a tick that was kept leads to the root of its minute, whose other ticks are gone. */
export const keptTicks = table(
  'kept_ticks',
  ['symbolId', 'seq'],
  {
    symbolId: int(),
    seq: int(),
    day: text(),
    /** Among the ticks of its minute, from 0, and how many those were. */
    place: int(),
    count: int(),
    /** Hashes from the leaf up, hex. */
    path: json<readonly string[]>(),
  },
  { follows: 'day', untold: true },
);
export type KeptTick = RowOf<typeof keptTicks>;
