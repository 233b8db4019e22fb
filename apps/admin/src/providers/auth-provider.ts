import type { NumericDecimals } from '@truemark/contracts';
import type { OwnAccount } from '@truemark/contracts/admin';
import { type AuthProvider, HttpError } from 'react-admin';
import { setHouseZone } from '../ui/zone.js';
import { forgetAllWords, forgetDrafts } from './drafts.js';
import { API, get, http, isSessionEnd, post, repeatable } from './http.js';
import { forgetOpened } from './opened.js';
import { queryClient } from './query-client.js';
import { endSession, forgetToken, keepToken, readToken } from './session.js';

/** Signed-in operator and the permissions of his role, as the server has them. */
export type Me = NumericDecimals<OwnAccount>;

const ME = ['auth', 'me'];

/** Operator whose data this window shows; null: nobody has signed in yet. */
let shown: number | null = null;

/** What the server last said of the operator, by session. */
let known: { readonly token: string; readonly me: Me } | null = null;

/** Null while nobody is signed in: the request would only be refused. */
async function fetchMe(): Promise<Me | null> {
  const token = readToken();
  if (token === null) return null;
  const me = await queryClient
    .fetchQuery({ queryKey: ME, queryFn: () => get<Me>('auth/me'), staleTime: 60_000 })
    .catch((error: unknown) => {
      // Runs before react-admin's own sign-out, which removes the drafts.
      if (isSessionEnd(error)) endSession();
      // Without an answer the operator stays who he was: a lost connection signs nobody out.
      if (known?.token === token && !(error instanceof HttpError && error.status < 500)) return known.me;
      throw error;
    });
  known = { token, me };
  if (shown !== me.id) forgetAllWords();
  shown = me.id;
  setHouseZone(me.timezone);
  return me;
}

/** After a sign-in from another tab: shows nothing of the former operator any more, unless it is the same one. */
export async function followSignIn(): Promise<void> {
  const before = shown;
  queryClient.removeQueries({ queryKey: ME });
  const me = await fetchMe().catch(() => null);
  if (me && before !== null && me.id !== before) window.location.reload();
}

/** React-admin's action names: list, show and export are all `read` to the server. */
const READS = new Set(['list', 'show', 'export', 'read']);

/** Whether the role has this permission. */
export const hasPermission = ({ permissions }: Me, resource: string, action: string): boolean =>
  (permissions[resource] ?? []).includes(READS.has(action) ? 'read' : action);

export const authProvider: AuthProvider = {
  async login({ email, password, totp }: { email: string; password: string; totp?: string }) {
    const signIn = post<{ token: string }>('auth/login', { email, password, totp });
    const { token } = await signIn.catch(repeatable);
    keepToken(token);
    queryClient.removeQueries({ queryKey: ME });
    // Known before any page shows: texts of whoever was signed in before belong to nobody else.
    await fetchMe();
  },
  async logout() {
    if (readToken() === null) return;
    await http(`${API}/auth/logout`, { method: 'POST', body: '{}' }).catch(() => undefined);
    forgetToken();
    if (shown !== null) forgetDrafts(shown);
    forgetOpened();
    queryClient.removeQueries({ queryKey: ME });
  },
  async checkAuth() {
    if (!(await fetchMe())) throw new Error();
  },
  async checkError(error: unknown) {
    if (!isSessionEnd(error)) return;
    endSession();
    throw Object.assign(new Error(), { logoutUser: false });
  },
  async getIdentity() {
    const me = await fetchMe();
    return { id: me?.id ?? 0, fullName: me?.name || me?.email };
  },
  async getPermissions() {
    return fetchMe();
  },
  async canAccess({ resource, action }) {
    const me = await fetchMe();
    return me !== null && hasPermission(me, resource, action);
  },
};
