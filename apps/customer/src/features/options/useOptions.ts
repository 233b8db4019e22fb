import { useInfiniteQuery } from '@tanstack/react-query';
import type { MicroOrders } from '@truemark/contracts';
import { decimal, type Money } from '@truemark/money';
import { useMemo } from 'react';
import { get } from '../../api/http.js';
import { keys } from '../../api/query-keys.js';
import { useSignedIn } from '../../api/session.js';
import { awaitsEntry, type HeardOption, heard } from './running-option.js';

/** The lists: running, ended (by rule, sold back or void). */
export type OptionsTab = 1 | 3;
export const RUNNING = 1;
export const ENDED = 3;

/** All that run are mostly on one page. */
const LIMIT: Readonly<Record<OptionsTab, number>> = { [RUNNING]: 50, [ENDED]: 10 };

/** While an entry is awaited, the list is read this often, ms. */
const ENTRY_EVERY = 500;

/** A page of options as it was heard. */
export interface HeardOptions extends MicroOrders {
  data: HeardOption[];
}

/** Whole days, `YYYY-MM-DD`, both included; empty for no bound. */
interface Days {
  from: string;
  to: string;
}

/** One list of the customer's options, page by page; of some days only where they are given. */
export function useOptions(tab: OptionsTab, wanted = true, days?: Days) {
  const signedIn = useSignedIn();
  const list = useInfiniteQuery({
    queryKey: keys.options(tab, days),
    queryFn: async ({ pageParam, signal }): Promise<HeardOptions> => {
      const bounds = days && { startTime: days.from, endTime: days.to };
      const query = { status: tab, page: pageParam, limit: LIMIT[tab], ...bounds };
      const page = await get<MicroOrders>('/v2/api/micro/orders', query, { signal });
      const at = Date.now();
      return { ...page, data: page.data.map((order) => heard(order, at)) };
    },
    initialPageParam: 1,
    getNextPageParam: ({ page, last_page }) => (page < last_page ? page + 1 : undefined),
    enabled: signedIn && wanted,
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const options = state.data?.pages.flatMap((page) => page.data) ?? [];
      return options.some((option) => awaitsEntry(option, Date.now())) && ENTRY_EVERY;
    },
    meta: { quiet: true },
  });
  const pages = signedIn && wanted ? list.data?.pages : undefined;
  const profit: Money | undefined = pages?.[0] && decimal(pages[0].all_fact_profits);
  const options = useMemo(() => unique(pages?.flatMap((page) => page.data) ?? []), [pages]);
  return { list, options, profit };
}

/** A row that moved from one page to the next between two fetches is shown once. */
function unique(options: readonly HeardOption[]): HeardOption[] {
  return [...new Map(options.map((option) => [option.Id, option])).values()];
}
