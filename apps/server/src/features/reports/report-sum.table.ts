import { int, type RowOf, table, text } from '../../platform/database/table.js';

/** Dimensions of a report besides the days; `all`: no breakdown. */
export const DIMENSIONS = ['all', 'symbol', 'country', 'inviter'] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/**
 * Figures besides the kinds of house accounts: spread paid by trades, and number of trades and subscriptions opened.
 */
export const SPREAD = 'spread';
export const OPENED = 'opened';

/**
 * Daily movements of house accounts, once per dimension and value. Derived from the ledger only, never the reverse. A
 * sum is `whole`·10⁸ + `rest` of 10⁻⁸, so that neither exceeds 64 bits and the database can add them.
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
    /** Symbol or customer number, or two-letter country code; empty: none. */
    value: text(),
    currency: text(),
    /** Entry type. */
    type: text(),
    /** Kind of house account; or `spread`, which is included in the earnings; or `opened`, a count. */
    figure: text(),
    /** Monday of its week, and its month as `YYYY-MM`. */
    week: text(),
    month: text(),
    whole: int(),
    rest: int(),
    entries: int(),
  },
  { follows: 'nothing', untold: true },
);
export type ReportSum = RowOf<typeof reportSums>;

/** Customer with own booked actions on that day. */
export const activeDays = table(
  'active_days',
  ['zone', 'book', 'day', 'customerId', 'product', 'symbol'],
  {
    zone: text(),
    book: text<'real' | 'demo'>(),
    day: text(),
    customerId: int(),
    product: text(),
    /** Same as in `report_sums`. */
    symbol: text(),
    country: text(),
    inviter: text(),
    week: text(),
    month: text(),
  },
  { follows: 'nothing', untold: true },
);
export type ActiveDay = RowOf<typeof activeDays>;
