import { type UseQueryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { type DataProvider, useDataProvider } from 'react-admin';
import type { Queue } from '../product.js';
import { useDeskLine, waitingKey } from '../providers/desk-line.js';

/** Milliseconds between looks at a count, with the operators' line and without it. */
const LOOKS = { up: 60_000, down: 15_000 } as const;

/** A queue by the name of its resource. */
export interface NamedQueue {
  readonly resource: string;
  readonly queue: Queue;
}

const asking = (
  provider: DataProvider,
  isUp: boolean,
  { resource, queue }: NamedQueue,
): UseQueryOptions<number> => ({
  queryKey: waitingKey(resource),
  queryFn: async () => {
    const pagination = { page: 1, perPage: 1 };
    const sort = { field: queue.sort, order: 'ASC' } as const;
    return (await provider.getList(resource, { pagination, sort, filter: queue.filter })).total ?? 0;
  },
  refetchInterval: isUp ? LOOKS.up : LOOKS.down,
});

/** How many rows wait in a queue; undefined until it is known. */
export const useWaiting = (queue: NamedQueue): number | undefined =>
  useQuery(asking(useDataProvider(), useDeskLine(), queue)).data;

/** How many rows wait in each of some queues, in their order. */
export function useAllWaiting(queues: readonly NamedQueue[]): readonly (number | undefined)[] {
  const provider = useDataProvider();
  const isUp = useDeskLine();
  return useQueries({ queries: queues.map((queue) => asking(provider, isUp, queue)) }).map(
    ({ data }) => data,
  );
}
