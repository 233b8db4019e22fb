import { useQuery } from '@tanstack/react-query';
import { fetchOrderProof } from '../../api/order-proof.js';
import { isTrailing } from '../../api/orders.js';
import { orderKeys } from './keys.js';
import { TRAILING_EVERY } from './useOrders.js';

/** Inputs to recompute an order, with the raw answer; fetched on demand. */
export function useProof(orderId: number | undefined, wanted: boolean) {
  return useQuery({
    queryKey: orderKeys.orderProof(orderId ?? 0),
    queryFn: ({ signal }) => fetchOrderProof(orderId, { signal }),
    refetchInterval: ({ state }) =>
      state.data !== undefined && isTrailing(state.data.data.order) && TRAILING_EVERY,
    enabled: wanted && orderId !== undefined,
    meta: { quiet: true },
  });
}
