import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Identifier } from 'react-admin';

const keyOf = (resource: string, id: unknown): QueryKey => [resource, 'getOne', { id: String(id) }];

/** Records with an open form, by key. */
const open = new Set<string>();

/** Registers a record's form as open; null: the form of a new record. */
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
 * Refetches the screen except for records with an open form: on save, the form's original values are compared with the
 * current record.
 */
export function useReadAnew(): () => void {
  const client = useQueryClient();
  return () =>
    void client.invalidateQueries({ predicate: ({ queryKey }) => !open.has(JSON.stringify(queryKey)) });
}

/** Writes a known change of a record into the cache next to its open form; other fields stay as the form read them. */
export function useNoted<Row extends object>(
  resource: string,
  id: Identifier,
): (changed: Partial<Row>) => void {
  const client = useQueryClient();
  return (changed) => client.setQueryData<Row>(keyOf(resource, id), (row) => row && { ...row, ...changed });
}
