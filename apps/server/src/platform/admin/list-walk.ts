import type { Stored } from '../database/table.js';

/**
 * A way through a whole list, a portion at a time, each behind the last row of the one before: row by row an index goes on
 * where it was, however far in. Whoever walks puts it into the request; a list that knows nothing of it is read by pages.
 */
export class ListWalk {
  /** What the order compares of the last row; null before the first portion. */
  behind: readonly Stored[] | null = null;
  /** How many rows there are, as far as that is known. */
  all: number | null = null;
  /** Whether the list took it up. */
  isTaken = false;
}

/** Under it a walk goes along with a request's parameters; nothing that comes over the network can bear it. */
export const WALK: unique symbol = Symbol('walk');
