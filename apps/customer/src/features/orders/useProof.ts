import { useQuery } from '@tanstack/react-query';
import { fetchOrderProof } from '../../api/order-proof.js';
import { keys } from '../../api/query-keys.js';

/** What an order can be worked out again from, with the answer's own text; asked for once it is wanted. */
export function useProof(orderId: number | undefined, wanted: boolean) {
  return useQuery({
    queryKey: keys.orderProof(orderId ?? 0),
    queryFn: ({ signal }) => fetchOrderProof(orderId, { signal }),
    enabled: wanted && orderId !== undefined,
    meta: { quiet: true },
  });
}
