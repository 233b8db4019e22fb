import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AuthInfo, AuthStatus } from '@truemark/contracts';
import { get, post } from '../../api/http.js';
import { keys } from '../../api/query-keys.js';
import { toast } from '../../ui/toast.js';

/** On the wire: 1 junior, 2 senior. */
export type LevelType = 1 | 2;

/** How often a page that waits for a decision looks, ms. */
const LOOK = 10_000;

const isWaiting = ({ junior_status, senior_status }: AuthStatus): boolean =>
  junior_status === 1 || senior_status === 1;

/** Where both levels stand. */
export function useAuthStatus() {
  return useQuery({
    queryKey: keys.verification,
    queryFn: ({ signal }) => get<AuthStatus>('/api/user/auth_status', {}, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isWaiting(state.data) ? LOOK : false),
    meta: { quiet: true },
  });
}

/** How a level's form stands open: for the first time, or after which rejection; null while it is not. */
export function openAs(type: LevelType, status: AuthStatus): string | null {
  const { junior_status: junior, senior_status: senior } = status;
  const isOpen = type === 1 ? junior === 0 && senior !== 1 : senior === 0 && junior === 2;
  return isOpen ? JSON.stringify(type === 1 ? status.junior_reject : status.senior_reject) : null;
}

/** What was last submitted for a level, while its form is open; asked for anew whenever it opens. */
export function useAuthInfo(type: LevelType, status: AuthStatus | undefined) {
  const open = status && openAs(type, status);
  return useQuery({
    enabled: typeof open === 'string',
    queryKey: keys.verificationInfo(type, open ?? ''),
    queryFn: ({ signal }) => get<AuthInfo>('/api/user/auth_info', { type }, { signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
    meta: { quiet: true },
  });
}

/** Submits a level; what is refused is said at its field. */
export function useSubmitLevel(type: LevelType) {
  const client = useQueryClient();
  const path = type === 1 ? '/api/user/auth_junior_submit' : '/api/user/auth_senior_submit';
  return useMutation({
    mutationFn: (form: object) => post<AuthStatus>(path, form),
    onSuccess: ({ msg, data }) => {
      toast.success(msg);
      client.setQueryData(keys.verification, data);
      void client.invalidateQueries({ queryKey: keys.user });
    },
    meta: { quiet: true },
  });
}
