import { wholeNumber } from '@truemark/contracts/admin';
import { invalid } from './admin-error.js';
import type { ListRequest } from './list-request.js';

/** Filters and sorting for lists whose rows are in memory. */

type Filters = ListRequest['filter'];

const whole = wholeNumber(0, Number.MAX_SAFE_INTEGER);

/** Boolean filter; undefined if it is not set. */
export function flagFilter(filter: Filters, name: string): boolean | undefined {
  const value = filter[name];
  if (value === undefined || value === null || value === '') return undefined;
  if (value === true || value === 'true') return true;
  if (value === false || value === 'false') return false;
  throw invalid({ [`filter.${name}`]: 'Not understood.' });
}

/** Filter by one or several whole numbers; undefined if it is not set. */
export function numbersFilter(filter: Filters, name: string): readonly number[] | undefined {
  const value = filter[name];
  if (value === undefined || value === null || value === '') return undefined;
  return (Array.isArray(value) ? value : [value]).map((each) => {
    const read = whole.safeParse(each);
    if (!read.success) throw invalid({ [`filter.${name}`]: 'Not understood.' });
    return read.data;
  });
}

/** Rejects filters that the list does not define. */
export function requireKnownFilters(filter: Filters, known: readonly string[]): void {
  const unknown = Object.keys(filter).find((name) => !known.includes(name));
  if (unknown !== undefined) throw invalid({ [`filter.${unknown}`]: 'There is no such filter here.' });
}

/** Sorts by any field of the rows. Rows without a value come last; the sort is stable. */
export function sortRows<T extends object>(rows: readonly T[], sort: ListRequest['sort']): readonly T[] {
  if (!sort || rows.length === 0) return rows;
  const { field, descending } = sort;
  if (!Object.hasOwn(rows[0] as T, field)) throw invalid({ sort: `This list cannot be sorted by ${field}.` });
  const valueOf = (row: T) =>
    (row as Record<string, string | number | bigint | boolean | null>)[field] ?? null;
  const sign = descending ? -1 : 1;
  return [...rows].sort((one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return a < b ? -sign : a > b ? sign : 0;
  });
}
