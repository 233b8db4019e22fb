import { int, json, type RowOf, table, text } from '../../../../platform/database/table.js';

/** Liabilities to real customers at the end of a day, in the order of the day's tree. */
export const sealedLiabilities = table(
  'sealed_liabilities',
  ['day', 'place'],
  {
    day: text(),
    /** From 0, ordered by hash. */
    place: int(),
    customerId: int(),
    /** Currency → sum, plain decimals. */
    totals: json<Readonly<Record<string, string>>>(),
    /** Hash of the leaf, hex. */
    hash: text(),
  },
  { follows: 'day', untold: true },
);
export type SealedLiability = RowOf<typeof sealedLiabilities>;
