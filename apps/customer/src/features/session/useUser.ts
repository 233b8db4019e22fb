import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSignedIn } from '../../api/session.js';
import type { User } from '../../api/users.js';
import { fetchUser } from '../../api/users.js';
import { sessionKeys } from './keys.js';
import { keepAccount } from './last-account.js';

/** Query for the signed-in customer. */
export const userQuery = queryOptions({
  queryKey: sessionKeys.user,
  queryFn: async ({ signal }) => keepAccount(await fetchUser({ init: true, signal })),
  staleTime: 60_000,
  meta: { quiet: true },
});

/** The signed-in customer; undefined for a visitor and until known. */
export function useUser(): User | undefined {
  const signedIn = useSignedIn();
  const { data } = useQuery({ ...userQuery, enabled: signedIn });
  return signedIn ? data : undefined;
}
