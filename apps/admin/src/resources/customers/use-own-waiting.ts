import { useQueries } from '@tanstack/react-query';
import { type RaRecord, useDataProvider, usePermissions } from 'react-admin';
import { type Product, useProducts } from '../../product.js';
import type { Me } from '../../providers/auth-provider.js';

/** Waiting rows of one customer in one queue. */
export interface OwnWaiting {
  readonly resource: string;
  readonly label: string;
  /** Tab of his page that shows them. */
  readonly path: string;
  readonly count: number;
  /** Number of them with a warning. */
  readonly warned: number;
  /** Set if there is exactly one. */
  readonly id?: RaRecord['id'] | undefined;
}

/** Poll interval, milliseconds. */
const LOOK = 15_000;
/** Maximum number checked for warnings; further rows are only counted. */
const LOOKED_AT = 25;

/** The customer's waiting rows in the queues that the operator may read, in the rail's order, without empty queues. */
export function useOwnWaiting(customerId: number): readonly OwnWaiting[] {
  const provider = useDataProvider();
  const { permissions: me } = usePermissions<Me>();
  const queues = useProducts().flatMap((product) => {
    const own = ownQueue(product);
    return own && me && product.name in me.permissions ? [own] : [];
  });
  const answers = useQueries({
    queries: queues.map(({ resource, queue }) => ({
      queryKey: [resource, 'waiting-of', customerId],
      queryFn: () =>
        provider.getList(resource, {
          pagination: { page: 1, perPage: LOOKED_AT },
          sort: { field: queue.sort, order: 'ASC' as const },
          filter: { ...queue.filter, customer_id: customerId },
        }),
      refetchInterval: LOOK,
      retry: false,
    })),
  });
  return queues.flatMap(({ resource, label, path, queue }, index) => {
    const { data: rows = [], total = 0 } = answers[index]?.data ?? {};
    if (total === 0) return [];
    const warned = queue.warns ? rows.filter(queue.warns).length : 0;
    return [{ resource, label, path, count: total, warned, id: total === 1 ? rows[0]?.id : undefined }];
  });
}

function ownQueue({ name: resource, rail, customerTabs }: Product) {
  const path = customerTabs?.[0]?.path;
  return rail?.queue && path !== undefined ? { resource, label: rail.label, path, queue: rail.queue } : null;
}
