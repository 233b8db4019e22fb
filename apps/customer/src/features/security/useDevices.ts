import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SignedInDevice } from '@truemark/contracts';
import { get, post } from '../../api/http.js';
import { keys } from '../../api/query-keys.js';
import { toast } from '../../ui/toast.js';

/** Where the customer is signed in. */
export function useDevices() {
  return useQuery({
    queryKey: keys.sessions,
    queryFn: ({ signal }) => get<SignedInDevice[]>('/api/user/sessions', {}, { signal }),
  });
}

/** Signs out one device by its id, or all others. */
export function useSignOutDevices() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (which: { id: string } | { others: 1 }) => post('/api/user/sessions/revoke', which),
    onSuccess: ({ msg }) => toast.success(msg),
    onSettled: () => client.invalidateQueries({ queryKey: keys.sessions }),
  });
}
