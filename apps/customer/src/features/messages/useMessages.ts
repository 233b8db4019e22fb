import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Messages } from '@truemark/contracts';
import { get } from '../../api/http.js';
import { keys } from '../../api/query-keys.js';
import { useSignedIn } from '../../api/session.js';
import { useFlag } from '../configuration/configuration.js';

const A_PAGE = 50;

/** The customer's messages, page by page. */
export function useMessages() {
  return useInfiniteQuery({
    queryKey: [...keys.messages, 'list'],
    queryFn: ({ pageParam, signal }) =>
      get<Messages>('/api/internalMessage/list', { limit: A_PAGE, page: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, last_page }) => (page < last_page ? page + 1 : undefined),
  });
}

/** How many messages wait to be read. */
export function useUnread(): number {
  const shown = useFlag('is_internal_message');
  const signedIn = useSignedIn();
  const { data } = useQuery({
    queryKey: [...keys.messages, 'unread'],
    queryFn: ({ signal }) =>
      get<Messages>('/api/internalMessage/list', { limit: 1, page: 1 }, { init: true, signal }),
    select: (messages) => messages.unread,
    enabled: signedIn && shown,
    staleTime: 60_000,
    meta: { quiet: true },
  });
  return data ?? 0;
}
