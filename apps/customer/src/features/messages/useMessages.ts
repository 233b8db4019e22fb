import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { perform } from '../../api/action.js';
import { fetchMessages, fetchUnread, readAllMessages } from '../../api/content.js';
import { nextPage } from '../../api/page.js';
import { useSignedIn } from '../../api/session.js';
import { useFlag } from '../configuration/configuration.js';
import { messageKeys } from './keys.js';

/** The customer's messages, paged. */
export function useMessages() {
  return useInfiniteQuery({
    queryKey: [...messageKeys.messages, 'list'],
    queryFn: ({ pageParam, signal }) => fetchMessages(pageParam, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });
}

/** Marks all messages as read. */
export function useReadAll() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => perform(readAllMessages, undefined, { key: 'messages.read_all' }),
    onSettled: () => client.invalidateQueries({ queryKey: messageKeys.messages }),
  });
}

/** Number of unread messages. */
export function useUnread(): number {
  const shown = useFlag('is_internal_message');
  const signedIn = useSignedIn();
  const { data } = useQuery({
    queryKey: [...messageKeys.messages, 'unread'],
    queryFn: ({ signal }) => fetchUnread({ init: true, signal }),
    enabled: signedIn && shown,
    staleTime: 60_000,
    meta: { quiet: true },
  });
  return data ?? 0;
}
