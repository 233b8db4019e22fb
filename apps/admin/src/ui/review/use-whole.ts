import { type RaRecord, useGetOne } from 'react-admin';

/**
 * Row with the fields of its own answer, such as the evidence. It is always read again; a cached list row is shown
 * meanwhile and lacks those fields.
 */
export function useWhole<Row extends RaRecord<number>>(resource: string, id: number, enabled = true) {
  return useGetOne<Row>(resource, { id }, { enabled, staleTime: 0, refetchOnMount: 'always' });
}
