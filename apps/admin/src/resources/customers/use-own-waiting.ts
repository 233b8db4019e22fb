import { useQueries } from '@tanstack/react-query';
import { type RaRecord, useDataProvider, usePermissions } from 'react-admin';
import { type Product, useProducts } from '../../product.js';
import type { Me } from '../../providers/auth-provider.js';

/** What of one customer waits in one queue. */
export interface OwnWaiting {
  readonly resource: string;
  readonly label: string;
  /** The tab of his page where it stands. */
  readonly path: string;
  readonly count: number;
  /** How many of them should be looked at first. */
  readonly warned: number;
  /** Set where it is one alone. */
  readonly id?: RaRecord['id'] | undefined;
}

/** Milliseconds between looks. */
const LOOK = 15_000;
/** So many are looked at for what warns; further ones are counted alone. */
const LOOKED_AT = 25;

/** What of him waits in the queues that the operator may read, in the rail's order; queues where nothing does are left out. */
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
