import { flag, int, type RowOf, table, text } from '../../platform/database/table.js';

/**
 * Daily sums of the ledger by entry type and account kind. Derived from the ledger only, never the reverse. Sums are
 * whole 10⁻⁸ as text, because a day's total may exceed 64 bits.
 */
export const daySums = table(
  'day_sums',
  ['zone', 'day', 'book', 'currency', 'type', 'account'],
  {
    /** Time zone of the day. */
    zone: text(),
    /** `YYYY-MM-DD`. */
    day: text(),
    book: text<'real' | 'demo'>(),
    currency: text(),
    /** Entry type. */
    type: text(),
    /** Account kind. */
    account: text(),
    isHouse: flag(),
    credited: text(),
    debited: text(),
    /** Number of entries that moved such an account. */
    entries: int(),
  },
  { follows: 'nothing', untold: true },
);
export type DaySum = RowOf<typeof daySums>;

/** Progress of a zone: the last entry summed, and its day. */
export const daySumEnds = table(
  'day_sum_ends',
  ['zone'],
  { zone: text(), day: text(), upTo: int() },
  { follows: 'nothing', untold: true, watched: {} },
);
export type DaySumEnd = RowOf<typeof daySumEnds>;
