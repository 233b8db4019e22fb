import { type Filter, words } from '../../platform/admin/filters.js';

/** Filter by one or several states, by name or wire number. */
export const statusFilter =
  <C extends string>(numbers: Readonly<Record<string, number>>, column: C): Filter<C> =>
  (value, columns) => {
    const names = new Map(Object.entries(numbers).map(([name, number]) => [String(number), name]));
    const asked = (Array.isArray(value) ? value : [value]).map((each) => names.get(String(each)) ?? each);
    return words(column)(asked, columns);
  };
