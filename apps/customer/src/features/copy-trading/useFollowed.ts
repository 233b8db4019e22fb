import { useInfiniteQuery } from '@tanstack/react-query';
import { fetchFollowerCopies } from '../../api/follower-copies.js';
import { type EventChoice, fetchCopies, fetchFollowEvents, fetchFollowed } from '../../api/follows.js';
import { nextPage } from '../../api/page.js';
import { useSignedIn } from '../../api/session.js';
import { usePageShown } from '../../ui/shown.js';
import { useUser } from '../session/useUser.js';
import { copyKeys } from './keys.js';

/** Skipped events are not pushed, so a visible list polls at this interval, ms. */
const EVENTS_EVERY = 5_000;

/** Traders whom the customer follows, paged. */
export function useFollowed() {
  const list = useInfiniteQuery({
    queryKey: copyKeys.followed,
    queryFn: ({ pageParam, signal }) => fetchFollowed(pageParam, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    enabled: useSignedIn(),
    meta: { quiet: true },
  });
  const pages = list.data?.pages ?? [];
  return { list, followed: pages.flatMap(({ rows }) => rows), total: pages[0]?.total ?? 0 };
}

/** The customer's copies of one trader's orders, paged. */
export function useCopies(traderId: number, which: 'open' | 'ended', isWanted = true) {
  const user = useUser();
  const list = useInfiniteQuery({
    queryKey: copyKeys.copies(traderId, which),
    queryFn: ({ pageParam, signal }) =>
      fetchCopies({ traderId, followerId: user?.id ?? 0, list: which }, pageParam, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    enabled: isWanted && user !== undefined,
    meta: { quiet: true },
  });
  return { list, copies: list.data?.pages.flatMap(({ rows }) => rows) ?? [] };
}

/** A follower's copies of the customer's own positions, paged. */
export function useFollowerCopies(relationId: number, which: 'open' | 'ended') {
  const user = useUser();
  const list = useInfiniteQuery({
    queryKey: copyKeys.followerCopies(relationId, which),
    queryFn: ({ pageParam, signal }) =>
      fetchFollowerCopies({ traderId: user?.id ?? 0, relationId, list: which }, pageParam, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    enabled: user !== undefined,
    staleTime: 0,
    refetchInterval: EVENTS_EVERY,
    meta: { quiet: true },
  });
  return { list, copies: list.data?.pages.flatMap(({ rows }) => rows) ?? [] };
}

/** Outcome of each event of one trader, paged. */
export function useFollowEvents(traderId: number, which: EventChoice) {
  const shown = usePageShown();
  const list = useInfiniteQuery({
    queryKey: copyKeys.events(traderId, which),
    queryFn: ({ pageParam, signal }) => fetchFollowEvents({ traderId, which }, pageParam, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    refetchInterval: shown && EVENTS_EVERY,
    meta: { quiet: true },
  });
  return { list, events: list.data?.pages.flatMap(({ rows }) => rows) ?? [] };
}
