import { int, type RowOf, table, text, time } from '../../../../platform/database/table.js';

/** A sealed day of a symbol whose ticks are in a file and no longer all in the database. */
export const thinnedDays = table(
  'thinned_days',
  ['day', 'symbolId'],
  {
    /** `YYYY-MM-DD` */
    day: text(),
    symbolId: int(),
    firstSeq: int(),
    lastSeq: int(),
    /** Number of ticks kept in the database, each with its proof, and of those in the file only. */
    kept: int(),
    dropped: int(),
    /** Name of the file with all ticks of the day, and SHA-256 of its uncompressed content. */
    file: text(),
    sha256: text(),
    thinnedAt: time(),
  },
  { untold: true },
);
export type ThinnedDay = RowOf<typeof thinnedDays>;
