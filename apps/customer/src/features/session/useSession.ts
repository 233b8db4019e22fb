import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { Done } from '../../api/action.js';
import { perform } from '../../api/action.js';
import { logOut } from '../../api/log-out.js';
import { PRIVATE } from '../../api/query-keys.js';
import { randomId } from '../../api/random-id.js';
import { ended, token } from '../../api/session.js';
import { readLocal, writeLocal } from '../../api/storage.js';
import type { Login, SignedIn } from '../../api/users.js';
import { logIn, openDemo, registerCustomer } from '../../api/users.js';
import { sessionKeys } from './keys.js';
import { keepAccount } from './last-account.js';

const DEMO_ID = 'demo-id';

/** Id of this browser's demo account: the same id leads to the same account. */
function demoId(): string {
  const id = readLocal(DEMO_ID) ?? randomId();
  writeLocal(DEMO_ID, id);
  return id;
}

/** Completes a sign-in: stores the customer and navigates on. */
export function useWelcome(destination: string): (done: Done<SignedIn>) => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  return ({ data }) => {
    // A late answer to the account that has logged out may have come meanwhile.
    client.removeQueries({ queryKey: PRIVATE, type: 'inactive' });
    client.setQueryData(sessionKeys.user, data.user);
    token.set(data.token);
    keepAccount(data.user);
    navigate(destination, { replace: true });
  };
}

/** Sign-in methods; each ends at `destination`. */
export function useSignIn(destination: string) {
  const welcome = useWelcome(destination);
  const demo = useMutation({
    mutationFn: () => perform(openDemo, demoId(), { key: 'sign-in' }),
    onSuccess: welcome,
  });
  const account = useMutation({
    mutationFn: (login: Login) => perform(logIn, login, { key: 'sign-in' }),
    onSuccess: welcome,
    meta: { quiet: true },
  });
  const register = useMutation({
    mutationFn: (form: Readonly<Record<string, string>>) =>
      perform(registerCustomer, form, { key: 'sign-in' }),
    onSuccess: welcome,
    meta: { quiet: true },
  });
  return { demo, account, register };
}

/** Logs out locally at once, and on the server as soon as it is reachable. */
export function useLogOut(): () => void {
  return () => {
    const session = token.get();
    if (session !== null) logOut(session);
    ended.set('by customer');
    token.set(null);
  };
}
