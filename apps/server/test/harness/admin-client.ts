import { generate } from 'otplib';
import type { TestServer } from './server.js';

export type Role = 'owner' | 'operator' | 'support' | 'auditor';
export type Row = Record<string, unknown> & { id: number | string };

export interface AdminAnswer<T = unknown> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: T;
}

export interface ListQuery {
  readonly filter?: Readonly<Record<string, unknown>>;
  readonly range?: readonly [number, number];
  readonly sort?: readonly [string, 'ASC' | 'DESC'];
}

/** An operator at the back office's calls. */
export interface AdminClient {
  readonly role: Role;
  readonly token: string;
  /** Any call, refused or not. */
  call<T = unknown>(method: string, path: string, body?: unknown): Promise<AdminAnswer<T>>;
  list(resource: string, query?: ListQuery): Promise<Row[]>;
  one(resource: string, id: number | string): Promise<Row>;
  /** Saves the row with the changes put over it, as a form of the back office does. */
  change(resource: string, id: number | string, changes: Readonly<Record<string, unknown>>): Promise<Row>;
  /** `POST <resource>/<id>/<action>`. */
  act(resource: string, id: number | string, action: string, body?: unknown): Promise<unknown>;
}

/** A demo sign-in of that role; `nth` where the seed brings several. */
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
  /** Of the sign-in at which it was set up: a code counts once, so that nobody can sign in again and again. */
  readonly token: string;
  codes: number;
}

/** The second factors that were set up at a server, by address. */
const enrolments = new WeakMap<object, Map<string, Enrolled>>();
const HALF_MINUTE = 30;

/** A code counts once: that of this half minute as it is set up, the next one's to sign in once more. */
async function nextCode(enrolled: Enrolled): Promise<string> {
  const later = enrolled.codes++ === 0 ? 0 : HALF_MINUTE;
  return generate({ secret: enrolled.secret, epoch: Math.floor(Date.now() / 1000) + later });
}

/**
 * Signs in. Outside the demo everybody has a second factor, which is set up at the first time; whoever has one goes on
 * with the sign-in of that time as long as it counts.
 */
export async function adminClient(
  server: Pick<TestServer, 'logs' | 'url'>,
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
    return {
      status: response.status,
      headers: response.headers,
      body: (text ? JSON.parse(text) : null) as T,
    };
  };
  const succeed = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const answer = await call<T>(method, path, body);
    if (answer.status < 300) return answer.body;
    throw new Error(`${method} ${path} as ${role} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  };
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
  return {
    role,
    token,
    call,
    one,
    list: (resource, query = {}) => {
      const given = Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]);
      return succeed('GET', `${resource}?${new URLSearchParams(given)}`);
    },
    change: async (resource, id, changes) =>
      succeed('PUT', `${resource}/${id}`, { ...(await one(resource, id)), ...changes }),
    act: (resource, id, action, body = {}) => succeed('POST', `${resource}/${id}/${action}`, body),
  };
}
