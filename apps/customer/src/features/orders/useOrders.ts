import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { ForexDeals, ForexOrder } from '@truemark/contracts';
import { decimal, type Money } from '@truemark/money';
import { get } from '../../api/http.js';
import { useLive, useTopic } from '../../api/live/live.js';
import { useHeldNews } from '../../api/live/positions.js';
import { keys } from '../../api/query-keys.js';
import { usePageShown } from '../../ui/shown.js';

/** The tabs: holding, pending, history. */
export type OrdersTab = 1 | 0 | 3;

/** Whole days, `YYYY-MM-DD`, both included; empty for no bound. */
export interface Days {
  from: string;
  to: string;
}

const TRAILING_EVERY = 5_000;
const hasTrailing = ({ data }: ForexDeals): boolean =>
  data.some(({ Status, TrailingDistance }) => Status === 1 && Number(TrailingDistance) !== 0);

/** One tab of the customer's orders, page by page. */
export function useOrders(tab: OrdersTab, days: Days) {
  const shown = usePageShown();
  const queryKey = keys.orders({ tab, ...days });
  const list = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      get<ForexDeals>(
        '/v2/api/forex/my_deal',
        { status: tab, page: pageParam, startTime: days.from, endTime: days.to },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ page, last_page }) => (page < last_page ? page + 1 : undefined),
    // A trailing stop moves by itself, and nothing is pushed about it.
    refetchInterval: ({ state }) => shown && state.data?.pages.some(hasTrailing) && TRAILING_EVERY,
  });
  const orders = unique(list.data?.pages.flatMap((page) => page.data) ?? []);
  const first = list.data?.pages[0];
  const profit: Money | undefined = first && decimal(first.all_fact_profits);
  return { list, orders, total: first?.total, profit };
}

/** A row that moved from one page to the next between two fetches is shown once. */
function unique(orders: readonly ForexOrder[]): ForexOrder[] {
  return [...new Map(orders.map((order) => [order.Id, order])).values()];
}

type Pages = { pages: ForexDeals[]; pageParams: unknown[] };
const tabOf = (queryKey: readonly unknown[]): OrdersTab | undefined =>
  (queryKey[2] as { tab?: OrdersTab } | undefined)?.tab;

/** Keeps the lists true while they are on screen: what ended leaves the holding list at once. */
export function useFollowOrders(): void {
  const client = useQueryClient();
  const refresh = () => {
    for (const queryKey of [keys.ordersAll, keys.orderProofs, keys.accounts, keys.profits])
      client.invalidateQueries({ queryKey });
  };
  useTopic('FOREX_TRADE');
  useTopic('FOREX_CLOSED');
  useLive('FOREX_OPENED', refresh);
  const listed = () => {
    const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) => tabOf(queryKey) === 1;
    const lists = client.getQueriesData<Pages>({ queryKey: keys.ordersAll, predicate });
    const pages = lists.flatMap(([, list]) => list?.pages ?? []);
    return pages.length === 0 ? undefined : pages.flatMap(({ data }) => data.map(({ Id }) => Id));
  };
  useHeldNews(listed, refresh);
  useLive('FOREX_CLOSED', ({ id }) => {
    client.setQueriesData<Pages>(
      {
        queryKey: keys.ordersAll,
        predicate: ({ queryKey }) => tabOf(queryKey) !== 3,
      },
      (lists) =>
        lists && {
          ...lists,
          pages: lists.pages.map((page) => ({
            ...page,
            data: page.data.filter((order) => !id.includes(order.Id)),
          })),
        },
    );
    refresh();
  });
}
