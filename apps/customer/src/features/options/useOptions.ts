import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fetchOptions, type OptionListName, type OptionPage } from '../../api/options.js';
import { type Days, nextPage } from '../../api/page.js';
import { useSignedIn } from '../../api/session.js';
import { refreshIn } from './countdown.js';
import { optionKeys } from './keys.js';
import { awaitsEntry, heard, type PushedOption } from './running-option.js';

/** Page size: the running ones usually fit on one page. */
const LIMIT: Readonly<Record<OptionListName, number>> = { running: 50, ended: 10 };

/** Poll interval while an entry is expected, ms. */
const ENTRY_EVERY = 500;

/** A page of options with its receive time. */
export interface HeardOptions extends OptionPage {
  readonly rows: readonly PushedOption[];
}

/** Query for one list of the customer's options, paged. */
export const optionsQuery = (tab: OptionListName, days?: Days) =>
  infiniteQueryOptions({
    queryKey: optionKeys.options(tab, days),
    queryFn: async ({ pageParam, signal }): Promise<HeardOptions> => {
      const page = await fetchOptions({ list: tab, page: pageParam, limit: LIMIT[tab], days }, { signal });
      const at = Date.now();
      return { ...page, rows: page.rows.map((option) => heard(option, at)) };
    },
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: 0,
    meta: { quiet: true },
  });

const endOf = ({ endsAt }: PushedOption): number => endsAt;

/** One list of the customer's options, paged; optionally limited to a range of days. */
export function useOptions(tab: OptionListName, wanted = true, days?: Days) {
  const signedIn = useSignedIn();
  const list = useInfiniteQuery({
    ...optionsQuery(tab, days),
    enabled: signedIn && wanted,
    refetchInterval: ({ state }) => {
      const options = state.data?.pages.flatMap((page) => page.rows) ?? [];
      if (options.some((option) => awaitsEntry(option, Date.now()))) return ENTRY_EVERY;
      // Also used where nothing else refetches after an expiry, for example for counts.
      return tab === 'running' && (refreshIn(options.map(endOf), Date.now()) ?? false);
    },
  });
  const pages = signedIn && wanted ? list.data?.pages : undefined;
  const profit = pages?.[0]?.profit;
  const options = useMemo(() => unique(pages?.flatMap((page) => page.rows) ?? []), [pages]);
  return { list, options, profit, total: pages?.[0]?.total };
}

/** Deduplicates rows that moved to another page between two fetches. */
function unique(options: readonly PushedOption[]): PushedOption[] {
  return [...new Map(options.map((option) => [option.id, option])).values()];
}
