import { type AuthProvider, HttpError } from 'react-admin';
import { get, post } from './http.js';
import { queryClient } from './query-client.js';
import { forgetToken, keepToken, readToken } from './session.js';

/** Who is signed in and what the role may do, as the server's table of roles has it. */
export interface Me {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly role: string;
  readonly permissions: Readonly<Record<string, readonly string[]>>;
}

const ME = ['auth', 'me'];

export const fetchMe = (): Promise<Me> =>
  queryClient.fetchQuery({ queryKey: ME, queryFn: () => get<Me>('auth/me'), staleTime: 60_000 });

/** Asked for in react-admin's words: a list, one of it and an export are all `read` to the server. */
const READS = new Set(['list', 'show', 'export', 'read']);

export const authProvider: AuthProvider = {
  async login({ email, password, totp }: { email: string; password: string; totp?: string }) {
    const { token } = await post<{ token: string }>('auth/login', { email, password, totp });
    keepToken(token);
    queryClient.removeQueries({ queryKey: ME });
  },
  async logout() {
    if (readToken()) await post('auth/logout').catch(() => undefined);
    forgetToken();
    queryClient.clear();
  },
  async checkAuth() {
    if (!readToken()) throw new Error();
    await fetchMe();
  },
  async checkError(error: unknown) {
    if (!(error instanceof HttpError) || error.status !== 401) return;
    forgetToken();
    throw new Error();
  },
  async getIdentity() {
    const { id, name, email } = await fetchMe();
    return { id, fullName: name || email };
  },
  async getPermissions() {
    return fetchMe();
  },
  async canAccess({ resource, action }) {
    const { permissions } = await fetchMe();
    const allowed = permissions[resource] ?? [];
    return allowed.includes(READS.has(action) ? 'read' : action);
  },
};
