import { generate } from 'otplib';
import { checkAdminAnswer } from './admin-contract.js';
import type { AdminAnswer, AdminClient, Role, Row } from './back-office.js';
import { type AskedRequest, completeRequest, type Ground } from './second-person.js';
import type { TestServer } from './server.js';

export type { AdminAnswer, AdminClient, ListQuery, Role, Row } from './back-office.js';

/** Demo sign-in of that role; `nth` selects one of several. */
export function demoSignIn(
  server: Pick<TestServer, 'logs'>,
  role: Role,
  nth = 0,
): { email: string; password: string } {
  const lines = [...server.logs().matchAll(new RegExp(`^\\s*${role}\\s+(\\S+@\\S+)\\s+(\\S+)\\s*$`, 'gm'))];
  const accounts = new Map(lines.map(([, email = '', password = '']) => [email, password]));
  const found = [...accounts][nth];
  if (!found) throw new Error(`the server printed no sign-in ${nth} of role ${role}:\n${server.logs()}`);
  return { email: found[0], password: found[1] };
}

interface Enrolled {
  readonly secret: string;
  /** Token of the sign-in at which it was set up: a code is accepted once, so repeated sign-ins would fail. */
  readonly token: string;
  codes: number;
}

/** Second factors set up at a server, by address. */
const enrolments = new WeakMap<object, Map<string, Enrolled>>();
const HALF_MINUTE = 30;

/** Next unused code: that of this time step for the setup, that of the next one to sign in again. */
async function nextCode(enrolled: Enrolled): Promise<string> {
  const later = enrolled.codes++ === 0 ? 0 : HALF_MINUTE;
  return generate({ secret: enrolled.secret, epoch: Math.floor(Date.now() / 1000) + later });
}

/**
 * Signs in. Outside the demo every operator needs a second factor, which is set up at the first sign-in; later calls
 * reuse that session while it is valid.
 */
export async function adminClient(
  server: Pick<TestServer, 'logs' | 'url'> & Ground,
  role: Role = 'operator',
  nth = 0,
  signIn = demoSignIn(server, role, nth),
): Promise<AdminClient> {
  const call = async <T>(method: string, path: string, body?: unknown): Promise<AdminAnswer<T>> => {
    const response = await fetch(`${server.url}/admin/api/${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const read = text ? JSON.parse(text) : null;
    checkAdminAnswer(method, path, response.status, read);
    return { status: response.status, headers: response.headers, body: read as T };
  };
  const ask = async <T>(method: string, path: string, body?: unknown): Promise<AdminAnswer<T>> => {
    const answer = await call<T>(method, path, body);
    if (answer.status < 300) return answer;
    throw new Error(`${method} ${path} as ${role} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  };
  const succeed = async <T>(method: string, path: string, body?: unknown): Promise<T> =>
    (await ask<T>(method, path, body)).body;
  let token = '';
  const known = enrolments.get(server) ?? new Map<string, Enrolled>();
  enrolments.set(server, known);
  const mine = known.get(signIn.email);
  token = mine?.token ?? '';
  if (mine === undefined || (await call('GET', 'auth/me')).status !== 200) {
    const totp = mine && { totp: await nextCode(mine) };
    token = '';
    token = (await succeed<{ token: string }>('POST', 'auth/login', { ...signIn, ...totp })).token;
  }
  const { must_enrol: mustEnrol } = await succeed<{ must_enrol: boolean }>('GET', 'auth/me');
  if (mustEnrol) {
    const { secret } = await succeed<{ secret: string }>('GET', 'auth/totp');
    const enrolled = { secret, token, codes: 0 };
    const code = await nextCode(enrolled);
    await succeed('POST', 'auth/totp', { secret, code, current_password: signIn.password });
    known.set(signIn.email, enrolled);
  }
  const one: AdminClient['one'] = (resource, id) => succeed('GET', `${resource}/${id}`);
  const list: AdminClient['list'] = (resource, query = {}) => {
    const given = Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]);
    return succeed('GET', `${resource}?${new URLSearchParams(given)}`);
  };
  /** Whether the action was done at once; otherwise it is approved now. */
  const isSeenThrough = async ({ status, body }: AdminAnswer): Promise<boolean> => {
    if (status !== 202) return false;
    await completeRequest(client, body as AskedRequest, server, () => otherOwner(server, signIn.email));
    return true;
  };
  const client: AdminClient = {
    role,
    token,
    call,
    one,
    list,
    change: async (resource, id, changes) => {
      const answer = await ask<Row>('PUT', `${resource}/${id}`, { ...(await one(resource, id)), ...changes });
      return (await isSeenThrough(answer)) ? one(resource, id) : answer.body;
    },
    create: async (resource, row) => {
      const answer = await ask<Row>('POST', resource, row);
      if (!(await isSeenThrough(answer))) return answer.body;
      const [newest] = await list(resource, { sort: ['id', 'DESC'], range: [0, 0] });
      if (!newest) throw new Error(`${resource} has no row`);
      return newest;
    },
    remove: async (resource, id) => {
      await isSeenThrough(await ask('DELETE', `${resource}/${id}`));
    },
    act: async (resource, id, action, body = {}) => {
      const answer = await ask('POST', `${resource}/${id}/${action}`, body);
      return (await isSeenThrough(answer)) ? one(resource, id) : answer.body;
    },
  };
  return client;
}

/** A demo owner other than the one with that address. */
const otherOwner = (server: Parameters<typeof adminClient>[0], email: string): Promise<AdminClient> =>
  adminClient(server, 'owner', demoSignIn(server, 'owner').email === email ? 1 : 0);
