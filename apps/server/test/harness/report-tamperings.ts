import type { Tampering } from './tamperings.js';

/** One row of the sums of a figure that the demo's past days have. */
const rowOf = (figure: string, dimension: string): string =>
  `figure = '${figure}' AND dimension = '${dimension}' AND day = (SELECT MIN(day) FROM report_sums WHERE figure = '${figure}')`;

/** Changes to the sums behind reports and dashboard: none moves money, all show other figures. */
export const REPORT_TAMPERINGS: readonly Tampering[] = [
  {
    what: 'what the house earned, filed as the customers’ money',
    sql: `UPDATE day_sums SET is_house = 0 WHERE account = 'house_fees'`,
    named: /the day’s sum of .* house_fees in \S+ is not that of its postings/,
  },
  {
    what: 'the spread that positions paid',
    sql: `UPDATE report_sums SET whole = whole + 1 WHERE ${rowOf('spread', 'symbol')}`,
    named: /the report’s sum of \S+ \S+ symbol .* spread in \S+: its whole is \d+, recomputed \d+/,
  },
  {
    what: 'the week of a day’s figures',
    sql: `UPDATE report_sums SET week = '2020-01-06' WHERE ${rowOf('house_fees', 'all')}`,
    named: /the report’s sum of .*: its week is 2020-01-06, recomputed \S+/,
  },
  {
    what: 'a symbol’s figures on another day, with the sums of symbols and of days as they were',
    sql: `CREATE TABLE spare AS SELECT a.day AS one_day, b.day AS other_day, a.value AS one, c.value AS other, a.zone,
        a.book, a.currency, a.type, a.figure
      FROM report_sums a JOIN report_sums b ON b.zone = a.zone AND b.book = a.book AND b.dimension = a.dimension
        AND b.currency = a.currency AND b.type = a.type AND b.figure = a.figure AND b.value = a.value AND b.day > a.day
      JOIN report_sums c ON c.zone = a.zone AND c.book = a.book AND c.dimension = a.dimension
        AND c.currency = a.currency AND c.type = a.type AND c.figure = a.figure AND c.value > a.value AND c.day = a.day
      JOIN report_sums d ON d.zone = a.zone AND d.book = a.book AND d.dimension = a.dimension
        AND d.currency = a.currency AND d.type = a.type AND d.figure = a.figure AND d.value = c.value AND d.day = b.day
      WHERE a.dimension = 'symbol' AND a.figure = 'house_fees' ORDER BY a.day, b.day, a.value, c.value LIMIT 1;
      UPDATE report_sums SET whole = whole + (SELECT CASE WHEN (report_sums.day = s.one_day) = (report_sums.value = s.one)
        THEN 1 ELSE -1 END FROM spare s)
      WHERE dimension = 'symbol' AND EXISTS (SELECT 1 FROM spare s WHERE s.zone = report_sums.zone
        AND s.book = report_sums.book AND s.currency = report_sums.currency AND s.type = report_sums.type
        AND s.figure = report_sums.figure AND report_sums.day IN (s.one_day, s.other_day)
        AND report_sums.value IN (s.one, s.other));
      DROP TABLE spare`,
    named:
      /the report’s sum of \S+ \S+ symbol \d+ .* house_fees in \S+: its whole is -?\d+, recomputed -?\d+/,
  },
  {
    what: 'figures of a day that was never summed',
    sql: `INSERT INTO report_sums (zone, book, dimension, day, value, currency, type, figure, week, month, whole, rest, entries)
      SELECT zone, book, dimension, '2020-01-06', value, currency, type, figure, '2020-01-06', '2020-01', whole, rest, entries
      FROM report_sums WHERE ${rowOf('house_fees', 'all')}`,
    named: /report_sums: \d+ rows are stored, of summed days are \d+/,
  },
  {
    what: 'when a customer was active',
    sql: `UPDATE active_days SET day = '2020-01-06' WHERE customer_id = (SELECT MIN(customer_id) FROM active_days)`,
    named: /who acted on \S+ in \S+ \(.*\) is not stored/,
  },
  {
    what: 'through whom an active customer came',
    sql: `UPDATE active_days SET inviter = '999' WHERE customer_id = (SELECT MIN(customer_id) FROM active_days)`,
    named: /who was active on \S+ in \S+ \(.*\): its inviter is 999, recomputed/,
  },
  {
    what: 'an end of the sums that later entries never reach',
    sql: `UPDATE day_sum_ends SET up_to = up_to + 1000000`,
    named: /the sums in \S+ are said to end at entry \d+ of \S+, they end at \d+ of/,
  },
];
