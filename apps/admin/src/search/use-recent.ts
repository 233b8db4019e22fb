import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { Product } from '../product.js';
import type { Me } from '../providers/auth-provider.js';
import { noteOpened, openedPaths, rowOf } from '../providers/opened.js';
import type { Customer } from '../resources/customers/customer.js';
import { nameIn } from '../ui/whose.js';
import type { Entry } from './entry.js';

/** What was found and opened, by its path. It names people: it is gone with the page, and no device keeps it. */
const found = new Map<string, Entry>();

/** Remembers what was opened out of the search, with what it was called there. */
export function noteFound(me: Me, entry: Entry): void {
  if (entry.to === undefined) return;
  found.set(entry.to, entry);
  noteOpened(me.id, entry.to);
}

/** Customers that are called by their names rather than by their numbers, once they are read. */
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

/** What the operator opened last and still may read, the newest first; `others` are called as they are there. */
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
