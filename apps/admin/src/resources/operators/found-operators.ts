import type { SearchRow } from '../../product.js';
import { get } from '../../providers/http.js';
import { roleNameOf } from '../../ui/role-name.js';
import type { Operator } from './operator.js';

/** All operators, searchable by name and address. */
export async function foundOperators(): Promise<SearchRow[]> {
  const all = await get<Operator[]>('operators?range=[0,999]');
  return all.map((operator) => ({
    id: String(operator.id),
    title: operator.name || operator.email,
    facts: [operator.name ? operator.email : '', roleNameOf(operator)].filter(Boolean),
    to: `/operators/${operator.id}`,
  }));
}
