import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { nextPage } from '../../api/page.js';
import { useSignedIn } from '../../api/session.js';
import {
  fetchFollowers,
  fetchRanking,
  fetchStanding,
  fetchTrader,
  fetchTraders,
  type TraderSort,
} from '../../api/traders.js';
import { copyKeys } from './keys.js';

/** Figures change with every trade; a visible list polls at this interval, ms. */
const FIGURES_EVERY = 30_000;

/** Listed traders, paged. */
export function useTraders(sort: TraderSort, name: string) {
  return useInfiniteQuery({
    queryKey: copyKeys.traders(sort, name),
    queryFn: ({ pageParam, signal }) => fetchTraders({ sort, name }, pageParam, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    enabled: useSignedIn(),
    meta: { quiet: true },
  });
}

/** A trader, and how the customer follows that trader. */
export function useTrader(id: number) {
  return useQuery({
    queryKey: copyKeys.trader(id),
    queryFn: ({ signal }) => fetchTrader(id, { signal }),
    enabled: id > 0,
    refetchInterval: FIGURES_EVERY,
    meta: { quiet: true },
  });
}

/** The ranking, paged; visitors see it too. */
export function useRanking() {
  return useInfiniteQuery({
    queryKey: copyKeys.ranking,
    queryFn: ({ pageParam, signal }) => fetchRanking(pageParam, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    meta: { quiet: true },
  });
}

/** The customer's status as a trader; none for a visitor. */
export function useStanding() {
  return useQuery({
    queryKey: copyKeys.standing,
    queryFn: ({ signal }) => fetchStanding({ signal }),
    enabled: useSignedIn(),
    meta: { quiet: true },
  });
}

/** The customer's followers, paged. */
export function useFollowers() {
  return useInfiniteQuery({
    queryKey: copyKeys.followers,
    queryFn: ({ pageParam, signal }) => fetchFollowers(pageParam, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    refetchInterval: FIGURES_EVERY,
    meta: { quiet: true },
  });
}
