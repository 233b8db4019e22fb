import { int, type RowOf, table, text } from '../../../platform/database/table.js';

/**
 * Hashes of portions of the leader's state, written with the commit that they follow: a standby compares its own. A
 * ring of the newest; only a running process reads it.
 */
export const stateHashes = table(
  'state_hashes',
  ['slot'],
  {
    slot: int(),
    /** Rises by one; `slot` is its remainder. */
    place: int(),
    /** The lane step after which the state was hashed. */
    laneSeq: int(),
    /** Name of the part, and the range of numbers. */
    part: text(),
    first: int(),
    last: int(),
    /** SHA-256, see `state-hash.ts`. */
    hash: text(),
  },
  { follows: 'nothing', untold: true },
);
export type StateHash = RowOf<typeof stateHashes>;
