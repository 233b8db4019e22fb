import { useQuery } from '@tanstack/react-query';
import type { ForexAudit } from '@truemark/contracts';
import { getWithText } from '../../api/http.js';
import { keys } from '../../api/query-keys.js';

/** What an order can be worked out again from, with the answer's own text; asked for once it is wanted. */
export function useProof(orderId: number | undefined, wanted: boolean) {
  return useQuery({
    queryKey: keys.orderProof(orderId ?? 0),
    queryFn: ({ signal }) => getWithText<ForexAudit>('/v2/api/forex/audit', { id: orderId }, { signal }),
    enabled: wanted && orderId !== undefined,
    meta: { quiet: true },
  });
}
