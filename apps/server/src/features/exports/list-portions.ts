import { setImmediate as turn } from 'node:timers/promises';
import type { ListParameters, ListRequest } from '../../platform/admin/list-request.js';
import { ListWalk, WALK } from '../../platform/admin/list-walk.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import type { ListSource } from './list-sources.js';

/** Rows that are read at once: a few milliseconds of everybody's. */
const PORTION = 500;
/** Rows of a list that is read by pages, each of which counts off those before it. */
const MOST_BY_PAGES = 100_000;

/** A list's request as its route takes it: rows from `first` on. */
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
  /** How many rows there are; null where that is not known. */
  readonly all: number | null;
  /** There are more, which are left out. */
  readonly isCut: boolean;
}

/** A whole list, a portion at a time; between two of them everybody else has his turn. */
export async function* portionsOf(
  source: ListSource,
  operator: SignedInOperator,
  request: Pick<ListRequest, 'filter' | 'sort'>,
): AsyncGenerator<Portion> {
  const walk = new ListWalk();
  for (let first = 0; ; ) {
    const query = { ...parametersOf(request, walk.isTaken ? 0 : first, PORTION), [WALK]: walk };
    const { rows, total } = await source.read(operator, query);
    first += rows.length;
    const isEnd = rows.length === 0 || (!walk.isTaken && first >= total && rows.length < PORTION);
    const isCut = !walk.isTaken && !isEnd && first >= MOST_BY_PAGES;
    yield { rows, all: walk.all ?? total, isCut };
    if (isEnd || isCut) return;
    await turn();
  }
}
