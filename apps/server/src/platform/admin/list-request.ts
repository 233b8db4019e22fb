import { z } from 'zod';
import { invalid } from './admin-error.js';
import { LIST_CURSOR, type ListCursor } from './list-cursor.js';
import { unstorableTextPath } from './unstorable-text-path.js';

/** A list request in the simple-rest dialect: `?filter={…}&range=[0,24]&sort=["id","ASC"]`. */
export interface ListRequest {
  readonly filter: Readonly<Record<string, unknown>>;
  readonly first: number;
  readonly limit: number;
  readonly sort: { readonly field: string; readonly descending: boolean } | null;
  /** Set if the whole list is read in batches. */
  readonly walk?: ListCursor;
}

export interface ListParameters {
  filter?: string;
  range?: string;
  sort?: string;
  [LIST_CURSOR]?: ListCursor;
}

/** Maximum rows of one response; an export fetches page after page. */
const MAX_ROWS = 1000;
const DEFAULT_ROWS = 25;
/** Deepest row that can be paged to; beyond it, filter instead. */
const MAX_OFFSET = 1_000_000;

const filterShape = z.record(z.string(), z.unknown());
const rangeShape = z.tuple([
  z.int().min(0).max(MAX_OFFSET),
  z
    .int()
    .min(0)
    .max(MAX_OFFSET + MAX_ROWS),
]);
const sortShape = z.tuple([z.string().max(64), z.enum(['ASC', 'DESC'])]);

export function readListRequest({ filter, range, sort, [LIST_CURSOR]: walk }: ListParameters): ListRequest {
  const wanted = part('filter', filterShape, filter) ?? {};
  // A request for several ids has no range and expects all of them.
  const usual = Array.isArray(wanted.id) ? MAX_ROWS : DEFAULT_ROWS;
  const [first, last] = part('range', rangeShape, range) ?? [0, usual - 1];
  const order = part('sort', sortShape, sort);
  return {
    filter: wanted,
    first,
    limit: Math.max(0, Math.min(last - first + 1, MAX_ROWS)),
    sort: order && { field: order[0], descending: order[1] === 'DESC' },
    ...(walk && { walk }),
  };
}

function part<T>(name: string, shape: z.ZodType<T>, text: string | undefined): T | null {
  if (text === undefined || text === '') return null;
  const parsed = shape.safeParse(parseJson(text));
  if (!parsed.success || unstorableTextPath(parsed.data)) throw invalid({ [name]: 'Not understood.' });
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
