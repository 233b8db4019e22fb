import { useQuery } from '@tanstack/react-query';
import { fetchOrders } from '../../api/orders.js';
import { accountKeys } from './keys.js';

/** Number of open positions and their opening fees. */
export function useOpenFees() {
  return useQuery({
    queryKey: accountKeys.openFees,
    queryFn: ({ signal }) =>
      fetchOrders({ list: 'holding', page: 1, limit: 1, days: { from: '', to: '' } }, { signal }),
    select: ({ total, fees }) => ({ number: total, fees }),
    meta: { quiet: true },
  });
}
