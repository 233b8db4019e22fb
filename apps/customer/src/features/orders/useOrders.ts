import { infiniteQueryOptions, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useLive, useTopic } from '../../api/live/live.js';
import { useHeldNews } from '../../api/live/positions.js';
import { fetchOrders, isTrailing, type Order, type OrderListName, type OrderPage } from '../../api/orders.js';
import { type Days, nextPage } from '../../api/page.js';
import { usePageShown } from '../../ui/shown.js';
import { accountKeys } from '../accounts/keys.js';
import { orderKeys } from './keys.js';

/** A trailing stop moves without a push, so whatever shows one polls, ms. */
export const TRAILING_EVERY = 5_000;
const hasTrailing = ({ rows }: OrderPage): boolean => rows.some(isTrailing);

/** Query for one list of the customer's orders, paged. */
export const ordersQuery = (tab: OrderListName, days: Days) =>
  infiniteQueryOptions({
    queryKey: orderKeys.orders({ tab, ...days }),
    queryFn: ({ pageParam, signal }) => fetchOrders({ list: tab, page: pageParam, days }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });

/** One list of the customer's orders, paged. */
export function useOrders(tab: OrderListName, days: Days) {
  const shown = usePageShown();
  const list = useInfiniteQuery({
    ...ordersQuery(tab, days),
    refetchInterval: ({ state }) => shown && state.data?.pages.some(hasTrailing) && TRAILING_EVERY,
  });
  const orders = unique(list.data?.pages.flatMap((page) => page.rows) ?? []);
  const first = list.data?.pages[0];
  return { list, orders, total: first?.total, profit: first?.profit, fees: first?.fees ?? 0n };
}

/** Deduplicates rows that moved to another page between two fetches. */
function unique(orders: readonly Order[]): Order[] {
  return [...new Map(orders.map((order) => [order.id, order])).values()];
}

type Pages = { pages: OrderPage[]; pageParams: unknown[] };
const tabOf = (queryKey: readonly unknown[]): OrderListName | undefined =>
  (queryKey[2] as { tab?: OrderListName } | undefined)?.tab;

/** Keeps the lists current while on screen: an ended order leaves the open list at once. */
export function useFollowOrders(): void {
  const client = useQueryClient();
  const refresh = () => {
    for (const queryKey of [
      orderKeys.ordersAll,
      orderKeys.orderProofs,
      accountKeys.accounts,
      accountKeys.profits,
    ])
      client.invalidateQueries({ queryKey });
  };
  useTopic('positions');
  useTopic('closings');
  useLive('ordersOpened', refresh);
  const listed = () => {
    const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) => tabOf(queryKey) === 'holding';
    const lists = client.getQueriesData<Pages>({ queryKey: orderKeys.ordersAll, predicate });
    const pages = lists.flatMap(([, list]) => list?.pages ?? []);
    return pages.length === 0 ? undefined : pages.flatMap(({ rows }) => rows.map(({ id }) => id));
  };
  useHeldNews(listed, refresh);
  useLive('ordersClosed', ({ ids }) => {
    client.setQueriesData<Pages>(
      {
        queryKey: orderKeys.ordersAll,
        predicate: ({ queryKey }) => tabOf(queryKey) !== 'ended',
      },
      (lists) =>
        lists && {
          ...lists,
          pages: lists.pages.map((page) => ({
            ...page,
            rows: page.rows.filter((order) => !ids.includes(order.id)),
          })),
        },
    );
    refresh();
  });
}
