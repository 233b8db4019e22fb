import { useQuery } from '@tanstack/react-query';
import { fetchOrderProof } from '../../api/order-proof.js';
import { orderKeys } from './keys.js';

/** Inputs to recompute an order, with the raw answer; fetched on demand. */
export function useProof(orderId: number | undefined, wanted: boolean) {
  return useQuery({
    queryKey: orderKeys.orderProof(orderId ?? 0),
    queryFn: ({ signal }) => fetchOrderProof(orderId, { signal }),
    enabled: wanted && orderId !== undefined,
    meta: { quiet: true },
  });
}
