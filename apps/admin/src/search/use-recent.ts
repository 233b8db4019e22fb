import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { Product } from '../product.js';
import type { Me } from '../providers/auth-provider.js';
import { noteOpened, openedPaths, rowOf } from '../providers/opened.js';
import type { Customer } from '../resources/customers/customer.js';
import { nameIn } from '../ui/whose.js';
import type { Entry } from './entry.js';

/** Opened search results by path, in memory only: they contain people's names, so they are not stored on the device. */
const found = new Map<string, Entry>();

/** Remembers a result opened from the search, with its name there. */
export function noteFound(me: Me, entry: Entry): void {
  if (entry.to === undefined) return;
  found.set(entry.to, entry);
  noteOpened(me.id, entry.to);
}

/** Names of customers by id, once loaded. */
function usePeople(ids: readonly number[]): ReadonlyMap<number, Customer> {
  const provider = useDataProvider();
  const { data } = useQuery({
    queryKey: ['customers', 'opened', ids],
    queryFn: async () => (await provider.getMany<Customer>('customers', { ids: [...ids] })).data,
    enabled: ids.length > 0,
    staleTime: 60_000,
    retry: false,
  });
  return new Map((data ?? []).map((person) => [person.id, person]));
}

/** Pages that the operator opened last and still may read, newest first; `others` provides names already known. */
export function useRecent(me: Me, offered: readonly Product[], others: readonly Entry[]): Entry[] {
  const [paths] = useState(() => openedPaths(me.id));
  const rows = paths.map(rowOf);
  const mayRead = offered.some(({ name }) => name === 'customers');
  const people = usePeople(rows.flatMap((row) => (mayRead && row?.resource === 'customers' ? [row.id] : [])));
  return paths.flatMap((path, index) => {
    const known = found.get(path) ?? others.find(({ to }) => to === path);
    if (known) return [known];
    const row = rows[index];
    const product = offered.find(({ name }) => name === row?.resource);
    if (!row || !product?.rail) return [];
    const person = product.name === 'customers' ? people.get(row.id) : undefined;
    const called = person && (nameIn(person) || person.uid);
    return [
      {
        key: `${product.name} ${row.id}`,
        title: called ?? `${product.requests?.noun ?? product.rail.label} #${row.id}`,
        facts: person ? [person.uid] : [],
        at: null,
        to: path,
      },
    ];
  });
}
