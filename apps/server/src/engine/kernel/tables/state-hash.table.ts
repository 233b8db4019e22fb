import { int, type RowOf, table, text } from '../../../platform/database/table.js';

/**
 * What portions of the writing engine's state were, written with the commit that they follow: an engine that stands by
 * holds its own against them. A ring of the newest; only a process that runs meanwhile reads it.
 */
export const stateHashes = table(
  'state_hashes',
  ['slot'],
  {
    slot: int(),
    /** Rises by one; the slot is what remains of it. */
    place: int(),
    /** The state as the lane's step of that number left it. */
    laneSeq: int(),
    /** Of which kind, and from which number to which. */
    part: text(),
    first: int(),
    last: int(),
    /** SHA-256, see `state-hash.ts`. */
    hash: text(),
  },
  { follows: 'nothing', untold: true },
);
export type StateHash = RowOf<typeof stateHashes>;
