import { setImmediate as turn } from 'node:timers/promises';
import { LIST_CURSOR, ListCursor } from '../../platform/admin/list-cursor.js';
import type { ListParameters, ListRequest } from '../../platform/admin/list-request.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import type { ListSource } from './list-sources.js';

/** Rows per batch: blocks the process for a few milliseconds. */
const BATCH_ROWS = 500;
/** Maximum rows of a list read by pages, because each page counts through those before it. */
export const MAX_BY_PAGES = 100_000;

/** Parameters of a list's route: rows from `first` on. */
export function parametersOf(
  { filter, sort }: Pick<ListRequest, 'filter' | 'sort'>,
  first: number,
  limit: number,
): ListParameters {
  return {
    filter: JSON.stringify(filter),
    range: JSON.stringify([first, Math.max(0, first + limit - 1)]),
    ...(sort && { sort: JSON.stringify([sort.field, sort.descending ? 'DESC' : 'ASC']) }),
  };
}

export interface Portion {
  readonly rows: readonly object[];
  /** Number of rows; null if unknown. */
  readonly all: number | null;
  /** Further rows are left out. */
  readonly isCut: boolean;
}

/** A whole list in batches, with a pause for other work between two of them. */
export async function* listBatches(
  source: ListSource,
  operator: SignedInOperator,
  request: Pick<ListRequest, 'filter' | 'sort'>,
): AsyncGenerator<Portion> {
  const walk = new ListCursor();
  for (let first = 0; ; ) {
    const query = { ...parametersOf(request, walk.isTaken ? 0 : first, BATCH_ROWS), [LIST_CURSOR]: walk };
    const { rows, total } = await source.read(operator, query);
    first += rows.length;
    const isEnd = rows.length === 0 || (!walk.isTaken && first >= total && rows.length < BATCH_ROWS);
    const isFull = !walk.isTaken && !isEnd && first >= MAX_BY_PAGES;
    // The total of a long list says only that there are many.
    const isCut = isFull && (await source.read(operator, parametersOf(request, first, 1))).rows.length > 0;
    yield { rows, all: walk.all ?? total, isCut };
    if (isEnd || isFull) return;
    await turn();
  }
}
