import { int, type RowOf, table, text } from '../../platform/database/table.js';

/** What a report is told apart by, beside its days; `all`: by nothing. */
export const DIMENSIONS = ['all', 'symbol', 'country', 'inviter'] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** Beside the kinds of the house's accounts: what trades paid of the spread, and trades and terms that began. */
export const SPREAD = 'spread';
export const OPENED = 'opened';

/**
 * How a day moved the house's accounts, once for each dimension and value of it. Made of the ledger alone, and never the
 * other way round. A sum is `whole`·10⁸ + `rest` of 10⁻⁸, so that neither passes 64 bits and the database can add them.
 */
export const reportSums = table(
  'report_sums',
  ['zone', 'book', 'dimension', 'day', 'value', 'currency', 'type', 'figure'],
  {
    zone: text(),
    book: text<'real' | 'demo'>(),
    dimension: text<Dimension>(),
    /** `YYYY-MM-DD`. */
    day: text(),
    /** A symbol's or a customer's number, or the two letters of a country; empty: none. */
    value: text(),
    currency: text(),
    /** The type of entry. */
    type: text(),
    /** The kind of the house's account, or `spread`, which is within what those earned, or `opened`, which counts. */
    figure: text(),
    /** Its week's Monday, and its month as `YYYY-MM`. */
    week: text(),
    month: text(),
    whole: int(),
    rest: int(),
    entries: int(),
  },
  { follows: 'nothing', untold: true },
);
export type ReportSum = RowOf<typeof reportSums>;

/** A customer who on that day did something himself that was booked. */
export const activeDays = table(
  'active_days',
  ['zone', 'book', 'day', 'customerId', 'product', 'symbol'],
  {
    zone: text(),
    book: text<'real' | 'demo'>(),
    day: text(),
    customerId: int(),
    product: text(),
    /** As in `report_sums`. */
    symbol: text(),
    country: text(),
    inviter: text(),
    week: text(),
    month: text(),
  },
  { follows: 'nothing', untold: true },
);
export type ActiveDay = RowOf<typeof activeDays>;
