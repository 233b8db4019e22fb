import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ForexDeals, ForexOrder } from '@truemark/contracts';
import { get } from '../../../api/http.js';
import { useLive, useTopic } from '../../../api/live/live.js';
import { keys } from '../../../api/query-keys.js';
import { useSignedIn } from '../../../api/session.js';

/** More would hide the candles. */
const MOST = 50;
const HOLDING = 1;
const PENDING = 0;
const NONE: readonly ForexOrder[] = [];

/** The customer's open and pending orders of one symbol, true to what the server pushes. */
export function useSymbolOrders(symbolId: number) {
  const client = useQueryClient();
  const signedIn = useSignedIn();
  const queryKey = keys.symbolOrders(symbolId);
  const { data } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const read = (status: number) =>
        get<ForexDeals>(
          '/v2/api/forex/my_deal',
          { status, page: 1, limit: MOST, forex_id: symbolId },
          { signal },
        );
      const [held, waiting] = await Promise.all([read(HOLDING), read(PENDING)]);
      return [...held.data, ...waiting.data];
    },
    enabled: signedIn,
    staleTime: 0,
    meta: { quiet: true },
  });
  const change = (to: (orders: readonly ForexOrder[]) => readonly ForexOrder[]) =>
    client.setQueryData<readonly ForexOrder[]>(queryKey, (orders) => orders && to(orders));
  const refresh = () => {
    for (const touched of [keys.symbolOrdersAll, keys.accounts])
      client.invalidateQueries({ queryKey: touched });
  };
  useTopic(signedIn ? 'FOREX_CLOSED' : null);
  useLive('FOREX_OPENED', refresh);
  useLive('FOREX_CLOSED', ({ id }) => {
    change((orders) => orders.filter((order) => !id.includes(order.Id)));
    refresh();
  });
  const put = (order: ForexOrder) =>
    change((orders) => orders.map((known) => (known.Id === order.Id ? order : known)));
  return { orders: signedIn ? (data ?? NONE) : NONE, put };
}
