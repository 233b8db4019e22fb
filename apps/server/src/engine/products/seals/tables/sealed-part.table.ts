import { int, json, type RowOf, table, text } from '../../../../platform/database/table.js';

/** Leaves per part: a power of two, so that a part's root is a node of the day's tree. */
export const PART = 1_024;

/** Trees of a day that are stored in parts. */
export type PartedTree = 'inputs' | 'entries' | 'liabilities';

/** Roots of parts of a day's tree. An inclusion proof needs one part and these roots, however long the day was. */
export const sealedParts = table(
  'sealed_parts',
  ['day', 'tree', 'place'],
  {
    day: text(),
    tree: text<PartedTree>(),
    /** From 0. */
    place: int(),
    /** Number of its first leaf: input, entry, or place among the liabilities. */
    first: int(),
    /** Number of leaves: `PART`, fewer in the last part. */
    count: int(),
    /** Hex. */
    root: text(),
    /** Currency → sum, plain decimals; liabilities only. */
    totals: json<Readonly<Record<string, string>>>(),
  },
  { follows: 'day', untold: true },
);
export type SealedPart = RowOf<typeof sealedParts>;
