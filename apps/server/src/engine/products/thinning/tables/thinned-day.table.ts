import { int, type RowOf, table, text, time } from '../../../../platform/database/table.js';

/** A sealed day of a symbol whose ticks are no longer all in the database: a file has them. */
export const thinnedDays = table(
  'thinned_days',
  ['day', 'symbolId'],
  {
    /** `YYYY-MM-DD` */
    day: text(),
    symbolId: int(),
    firstSeq: int(),
    lastSeq: int(),
    /** Ticks that stay, each with its path, and those that are in the file alone. */
    kept: int(),
    dropped: int(),
    /** Name of the file with all ticks of that day, and the SHA-256 of what it holds before it is compressed. */
    file: text(),
    sha256: text(),
    thinnedAt: time(),
  },
  { untold: true },
);
export type ThinnedDay = RowOf<typeof thinnedDays>;
