import { flag, int, type RowOf, table, text } from '../../platform/database/table.js';

/**
 * What the ledger's entries of one type moved on accounts of one kind within a day. Made of the ledger alone, and never
 * the other way round. Sums are texts of whole 10⁻⁸: what all customers moved in a day may pass 64 bits.
 */
export const daySums = table(
  'day_sums',
  ['zone', 'day', 'book', 'currency', 'type', 'account'],
  {
    /** The time zone whose day it is. */
    zone: text(),
    /** `YYYY-MM-DD`. */
    day: text(),
    book: text<'real' | 'demo'>(),
    currency: text(),
    /** The type of entry. */
    type: text(),
    /** The kind of account. */
    account: text(),
    isHouse: flag(),
    credited: text(),
    debited: text(),
    /** Entries that moved such an account. */
    entries: int(),
  },
  { follows: 'nothing', untold: true },
);
export type DaySum = RowOf<typeof daySums>;

/** Up to which entry a zone's days are summed, and the day that it stands in. */
export const daySumEnds = table(
  'day_sum_ends',
  ['zone'],
  { zone: text(), day: text(), upTo: int() },
  { follows: 'nothing', untold: true, watched: {} },
);
export type DaySumEnd = RowOf<typeof daySumEnds>;
