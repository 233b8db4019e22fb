import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ForexDeals, ForexOrder } from '@truemark/contracts';
import { get } from '../../../api/http.js';
import { useLive, useTopic } from '../../../api/live/live.js';
import { useHeldNews } from '../../../api/live/positions.js';
import { keys } from '../../../api/query-keys.js';
import { useSignedIn } from '../../../api/session.js';

/** More would hide the candles. */
const MOST = 50;
/** Pages of positions that are read at most: whoever has more is told no stop-out price. */
const MOST_PAGES = 10;
const HOLDING = 1;
const PENDING = 0;
const NONE: readonly ForexOrder[] = [];

interface SymbolOrders {
  readonly held: readonly ForexOrder[];
  readonly pending: readonly ForexOrder[];
  /** There are no more positions than `held`. */
  readonly isWhole: boolean;
}

/** The customer's open and pending orders of one symbol, true to what the server pushes. */
export function useSymbolOrders(symbolId: number) {
  const client = useQueryClient();
  const signedIn = useSignedIn();
  const data = useFetched(symbolId);
  const queryKey = keys.symbolOrders(symbolId);
  const change = (to: (orders: readonly ForexOrder[]) => readonly ForexOrder[]) =>
    client.setQueryData<SymbolOrders>(
      queryKey,
      (known) => known && { ...known, held: to(known.held), pending: to(known.pending) },
    );
  const refresh = () => {
    for (const touched of [keys.symbolOrdersAll, keys.accounts])
      client.invalidateQueries({ queryKey: touched });
  };
  useTopic(signedIn ? 'FOREX_CLOSED' : null);
  useTopic(signedIn ? 'FOREX_TRADE' : null);
  useHeldNews(() => data?.held.map(({ Id }) => Id), refresh);
  useLive('FOREX_OPENED', refresh);
  useLive('FOREX_CLOSED', ({ id }) => {
    change((orders) => orders.filter((order) => !id.includes(order.Id)));
    refresh();
  });
  const put = (order: ForexOrder) =>
    change((orders) => orders.map((known) => (known.Id === order.Id ? order : known)));
  return { orders: data ? drawn(data) : NONE, put };
}

/** The customer's positions of one symbol, all of them; undefined until they are known. */
export function useHeldOf(symbolId: number): readonly ForexOrder[] | undefined {
  const data = useFetched(symbolId);
  return data?.isWhole ? data.held : undefined;
}

function useFetched(symbolId: number): SymbolOrders | undefined {
  const signedIn = useSignedIn();
  const { data } = useQuery({
    queryKey: keys.symbolOrders(symbolId),
    queryFn: async ({ signal }): Promise<SymbolOrders> => {
      const read = (status: number, page = 1) =>
        get<ForexDeals>(
          '/v2/api/forex/my_deal',
          { status, page, limit: MOST, forex_id: symbolId },
          { signal },
        );
      const [first, pending] = await Promise.all([read(HOLDING), read(PENDING)]);
      const held = new Map(first.data.map((order) => [order.Id, order]));
      for (let page = 2; page <= Math.min(first.last_page, MOST_PAGES); page++) {
        for (const order of (await read(HOLDING, page)).data) held.set(order.Id, order);
      }
      return { held: [...held.values()], pending: pending.data, isWhole: first.last_page <= MOST_PAGES };
    },
    enabled: signedIn,
    staleTime: 0,
    meta: { quiet: true },
  });
  return signedIn ? data : undefined;
}

const drawn = ({ held, pending }: SymbolOrders): readonly ForexOrder[] => [
  ...held.slice(0, MOST),
  ...pending,
];
