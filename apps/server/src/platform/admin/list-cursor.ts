import type { SqlValue } from '../database/table.js';

/**
 * Cursor through a whole list, in batches that each start after the last row of the previous one: the index continues
 * where it stopped, at any depth. The caller puts it into the request; a list without support for it is read by pages.
 */
export class ListCursor {
  /** Sort values of the last row; null before the first batch. */
  behind: readonly SqlValue[] | null = null;
  /** How far each part was read, for a list that is merged from several. */
  readonly places = new Map<number, number>();
  /** Number of rows, if known. */
  all: number | null = null;
  /** Whether the list supports the cursor. */
  isTaken = false;
}

/** Key under which a cursor travels with the request parameters. It is a symbol, so no network request can carry it. */
export const LIST_CURSOR: unique symbol = Symbol('walk');
