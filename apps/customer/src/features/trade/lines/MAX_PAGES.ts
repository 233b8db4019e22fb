import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLive, useTopic } from '../../../api/live/live.js';
import { useHeldNews } from '../../../api/live/positions.js';
import { fetchOrders, type Order, type OrderListName } from '../../../api/orders.js';
import { useSignedIn } from '../../../api/session.js';
import { accountKeys } from '../../accounts/keys.js';
import { orderKeys } from '../../orders/keys.js';

/** More would hide the bars. */
const MOST = 50;
/** Maximum pages of positions read. With more, no stop-out price is shown. */
const MAX_PAGES = 10;
const NONE: readonly Order[] = [];

interface SymbolOrders {
  readonly held: readonly Order[];
  readonly pending: readonly Order[];
  /** Whether `held` contains all positions. */
  readonly isWhole: boolean;
}

/** The customer's open and pending orders of one symbol, kept current by pushes. */
export function useSymbolOrders(symbolId: number) {
  const client = useQueryClient();
  const signedIn = useSignedIn();
  const data = useFetched(symbolId);
  const queryKey = orderKeys.symbolOrders(symbolId);
  const change = (to: (orders: readonly Order[]) => readonly Order[]) =>
    client.setQueryData<SymbolOrders>(
      queryKey,
      (known) => known && { ...known, held: to(known.held), pending: to(known.pending) },
    );
  const refresh = () => {
    for (const touched of [orderKeys.symbolOrdersAll, accountKeys.accounts])
      client.invalidateQueries({ queryKey: touched });
  };
  useTopic(signedIn ? 'closings' : null);
  useTopic(signedIn ? 'positions' : null);
  useHeldNews(() => data?.held.map(({ id }) => id), refresh);
  useLive('ordersOpened', refresh);
  useLive('ordersClosed', ({ ids }) => {
    change((orders) => orders.filter((order) => !ids.includes(order.id)));
    refresh();
  });
  const put = (order: Order) =>
    change((orders) => orders.map((known) => (known.id === order.id ? order : known)));
  return { orders: data ? drawn(data) : NONE, put };
}

/** All of the customer's positions in one symbol; undefined until known. */
export function useHeldOf(symbolId: number): readonly Order[] | undefined {
  const data = useFetched(symbolId);
  return data?.isWhole ? data.held : undefined;
}

function useFetched(symbolId: number): SymbolOrders | undefined {
  const signedIn = useSignedIn();
  const { data } = useQuery({
    queryKey: orderKeys.symbolOrders(symbolId),
    queryFn: async ({ signal }): Promise<SymbolOrders> => {
      const read = (list: OrderListName, page = 1) =>
        fetchOrders({ list, page, limit: MOST, symbolId }, { signal });
      const [first, pending] = await Promise.all([read('holding'), read('pending')]);
      const held = new Map(first.rows.map((order) => [order.id, order]));
      for (let page = 2; page <= Math.min(first.lastPage, MAX_PAGES); page++) {
        for (const order of (await read('holding', page)).rows) held.set(order.id, order);
      }
      return { held: [...held.values()], pending: pending.rows, isWhole: first.lastPage <= MAX_PAGES };
    },
    enabled: signedIn,
    staleTime: 0,
    meta: { quiet: true },
  });
  return signedIn ? data : undefined;
}

const drawn = ({ held, pending }: SymbolOrders): readonly Order[] => [...held.slice(0, MOST), ...pending];
