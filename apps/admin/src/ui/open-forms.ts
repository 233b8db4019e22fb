import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Identifier } from 'react-admin';

const keyOf = (resource: string, id: unknown): QueryKey => [resource, 'getOne', { id: String(id) }];

/** Records whose forms stand open, by their keys. */
const open = new Set<string>();

/** Says that a record's form stands open; null: it is that of a new one. */
export function useOpenForm(resource: string, id: Identifier | null): void {
  useEffect(() => {
    if (id === null) return;
    const name = JSON.stringify(keyOf(resource, id));
    open.add(name);
    return () => {
      open.delete(name);
    };
  }, [resource, id]);
}

/**
 * Reads the screen anew, but for the record of a form that stands open: what its fields were read as is what is compared with
 * the record as it is when the form is saved.
 */
export function useReadAnew(): () => void {
  const client = useQueryClient();
  return () =>
    void client.invalidateQueries({ predicate: ({ queryKey }) => !open.has(JSON.stringify(queryKey)) });
}

/** Notes what is known to have changed of a record beside its form; all else of it stays as its fields were read. */
export function useNoted<Row extends object>(
  resource: string,
  id: Identifier,
): (changed: Partial<Row>) => void {
  const client = useQueryClient();
  return (changed) => client.setQueryData<Row>(keyOf(resource, id), (row) => row && { ...row, ...changed });
}
