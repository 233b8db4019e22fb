import { useQuery } from '@tanstack/react-query';
import type { Money } from '@truemark/money';
import { fetchOrders } from '../../api/orders.js';
import { useSignedIn } from '../../api/session.js';
import { orderKeys } from '../orders/keys.js';

const LIMIT = 50;

/** Margin and fees that all pending orders of the customer set aside; undefined until known. */
export function useReserved(wanted: boolean): Money | undefined {
  const { data } = useQuery({
    queryKey: orderKeys.reserved,
    queryFn: async ({ signal }): Promise<Money> => {
      const reserved = new Map<number, Money>();
      for (let page = 1, last = 1; page <= last; page++) {
        const { rows, lastPage } = await fetchOrders({ list: 'pending', page, limit: LIMIT }, { signal });
        for (const { id, margin, fee } of rows) reserved.set(id, margin + fee);
        last = lastPage;
      }
      return [...reserved.values()].reduce((sum, each) => sum + each, 0n);
    },
    enabled: useSignedIn() && wanted,
    staleTime: 0,
    meta: { quiet: true },
  });
  return data;
}
