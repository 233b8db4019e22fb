import { useQuery } from '@tanstack/react-query';
import { useSignedIn } from '../../api/session.js';
import type { User } from '../../api/users.js';
import { fetchUser } from '../../api/users.js';
import { sessionKeys } from './keys.js';

/** The customer who is signed in; undefined for a visitor and until it is known. */
export function useUser(): User | undefined {
  const signedIn = useSignedIn();
  const { data } = useQuery({
    queryKey: sessionKeys.user,
    queryFn: ({ signal }) => fetchUser({ init: true, signal }),
    enabled: signedIn,
    staleTime: 60_000,
    meta: { quiet: true },
  });
  return signedIn ? data : undefined;
}
