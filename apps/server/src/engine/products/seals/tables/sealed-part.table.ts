import { int, json, type RowOf, table, text } from '../../../../platform/database/table.js';

/** Leaves of a part: a power of two, so that a part's root is a node of the day's tree. */
export const PART = 1_024;

/** Trees of a day that are kept in parts. */
export type PartedTree = 'inputs' | 'entries' | 'liabilities';

/** Roots of so many leaves of a day's tree each: a path is found from one part and these, however long the day was. */
export const sealedParts = table(
  'sealed_parts',
  ['day', 'tree', 'place'],
  {
    day: text(),
    tree: text<PartedTree>(),
    /** From 0. */
    place: int(),
    /** What its first leaf is of: an input, an entry, or a place among the liabilities. */
    first: int(),
    /** Leaves: `PART`, fewer in the last one. */
    count: int(),
    /** Hex. */
    root: text(),
    /** Currency → sum, plain decimals; of liabilities alone. */
    totals: json<Readonly<Record<string, string>>>(),
  },
  { follows: 'day', untold: true },
);
export type SealedPart = RowOf<typeof sealedParts>;
