import { type Filter, words } from '../../platform/admin/filters.js';

/** A state by its name or its number on the wire, or several. */
export const statusFilter =
  <C extends string>(numbers: Readonly<Record<string, number>>, column: C): Filter<C> =>
  (value, columns) => {
    const names = new Map(Object.entries(numbers).map(([name, number]) => [String(number), name]));
    const asked = (Array.isArray(value) ? value : [value]).map((each) => names.get(String(each)) ?? each);
    return words(column)(asked, columns);
  };
