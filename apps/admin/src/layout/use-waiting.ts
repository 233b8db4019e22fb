import { type UseQueryOptions, useQueries, useQuery } from '@tanstack/react-query';
import type { ApprovalRow } from '@truemark/contracts/admin';
import { type DataProvider, useDataProvider, usePermissions } from 'react-admin';
import type { Queue } from '../product.js';
import { hasPermission, type Me } from '../providers/auth-provider.js';
import { useDeskLine, waitingKey } from '../providers/desk-line.js';

/** Polling interval of a count in milliseconds, with the desk channel and without it. */
const LOOKS = { up: 60_000, down: 15_000 } as const;

const APPROVALS = 'approvals';

/** Queue with the name of its resource. */
export interface NamedQueue {
  readonly resource: string;
  readonly queue: Queue;
}

/** Maximum number of the operator's own requests checked. */
const OWN = 100;

interface Looking {
  readonly provider: DataProvider;
  readonly isUp: boolean;
  readonly me: Me | undefined;
}

/** Number of a queue's rows for which this operator asked for approval: he has nothing left to do with them. */
async function askedBySelf({ provider, me }: Looking, { resource, queue }: NamedQueue): Promise<number> {
  const isOfRequests = resource === APPROVALS;
  if (!me || !hasPermission(me, APPROVALS, 'list') || (!isOfRequests && !queue.asks)) return 0;
  const { data } = await provider.getList<ApprovalRow>(APPROVALS, {
    pagination: { page: 1, perPage: OWN },
    sort: { field: 'made_at_ms', order: 'ASC' },
    filter: { state: 'waiting', maker_id: me.id, ...(queue.asks && { kind: queue.asks }) },
  });
  // A request that can no longer be carried out is about a row that has left its queue.
  return data.filter(({ refusal }) => isOfRequests || refusal === null).length;
}

const asking = (look: Looking, named: NamedQueue): UseQueryOptions<number> => ({
  queryKey: waitingKey(named.resource),
  queryFn: async () => {
    const { resource, queue } = named;
    const pagination = { page: 1, perPage: 1 };
    const sort = { field: queue.sort, order: 'ASC' } as const;
    const [all, own] = await Promise.all([
      look.provider.getList(resource, { pagination, sort, filter: queue.filter }),
      askedBySelf(look, named),
    ]);
    return Math.max(0, (all.total ?? 0) - own);
  },
  refetchInterval: look.isUp ? LOOKS.up : LOOKS.down,
});

function useLooking(): Looking {
  const { permissions: me } = usePermissions<Me>();
  return { provider: useDataProvider(), isUp: useDeskLine(), me };
}

/** Number of rows of a queue that wait for this operator; undefined while unknown. */
export const useWaiting = (queue: NamedQueue): number | undefined =>
  useQuery(asking(useLooking(), queue)).data;

/** Number of rows per queue that wait for this operator, in the order of the queues. */
export function useAllWaiting(queues: readonly NamedQueue[]): readonly (number | undefined)[] {
  const look = useLooking();
  return useQueries({ queries: queues.map((queue) => asking(look, queue)) }).map(({ data }) => data);
}
