import { type RaRecord, useGetOne } from 'react-admin';

/**
 * A row with all that only its own answer has, such as the evidence. It is asked for each time: the row of a list, which
 * has come a moment before, stands in for it meanwhile, and has none of that.
 */
export function useWhole<Row extends RaRecord<number>>(resource: string, id: number, enabled = true) {
  return useGetOne<Row>(resource, { id }, { enabled, staleTime: 0, refetchOnMount: 'always' });
}
