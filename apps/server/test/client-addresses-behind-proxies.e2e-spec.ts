import { connect } from 'node:net';
import type { SignIn } from '@truemark/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminClient, demoSignIn } from './harness/admin-client.js';
import { type Client, client, refusalKeyOf } from './harness/client.js';
import { findPlainText } from './harness/find-plain-text.js';
import { realCustomer } from './harness/real-customer.js';
import { startServer, type TestServer } from './harness/server.js';

const FOREIGN = { origin: 'https://evil.example' };

let server: TestServer;
let visitor: Client;

beforeAll(async () => {
  server = await startServer({ database: 'sqlite' });
  visitor = client(server.url);
});
afterAll(() => server?.discard());

const raw = (path: string, init?: RequestInit): Promise<Response> => fetch(server.url + path, init);
/** Sends raw bytes and returns the response. */
const bytes = (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    const line = connect(Number(port), hostname, () => line.write(text));
    let heard = '';
    line.on('data', (chunk) => {
      heard += chunk.toString();
    });
    line.on('close', () => resolve(heard));
    line.on('error', reject);
  });

describe('every response', () => {
  const PAGES = [
    '/',
    '/trade',
    '/admin/',
    '/admin/customers',
    '/docs',
    '/early.js',
    '/health/live',
    '/metrics',
  ];
  const CALLS = [
    '/api/menu',
    '/api/user/info',
    '/v2/api/forex/trade_list',
    '/api/none',
    '/admin/api/settings',
    '/admin/api/none',
  ];

  it.each([...PAGES, ...CALLS])('%s has the security headers and no CORS headers', async (path) => {
    const { headers } = await raw(path, { headers: FOREIGN });
    const get = (name: string): string => headers.get(name) ?? '';
    expect(get('x-content-type-options')).toBe('nosniff');
    expect(get('strict-transport-security')).toMatch(/max-age=31536000; ?includeSubDomains/);
    const policy = get('content-security-policy');
    expect(policy).toMatch(/frame-ancestors '(?:self|none)'/);
    expect(policy).toMatch(/default-src '(?:self|none)'/);
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? "'none'";
    expect(["'self'", "'none'"]).toContain(scripts);
    expect(policy).not.toContain('unsafe-eval');
    for (const silent of ['server', 'x-powered-by', 'set-cookie']) expect(get(silent)).toBe('');
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    // The page of the API description sets its own header.
    if (path !== '/docs') expect(get('content-type')).toMatch(/charset=utf-8/);
  });

  it.each(['/', '/admin/'])('page %s has no inline script and restrictive policies', async (path) => {
    const response = await raw(path);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(response.headers.get('referrer-policy')).toBe('same-origin');
    const page = await response.text();
    expect(page).not.toMatch(/<script(?![^>]*\bsrc=)|\son\w+=|javascript:|<base/i);
  });

  it('to an API call must not be cached', async () => {
    for (const path of CALLS) expect((await raw(path)).headers.get('cache-control')).toBe('no-store');
  });
});

describe('another site', () => {
  it.each(['/api/user/info', '/v2/api/forex/submit', '/admin/api/customers'])(
    'gets no CORS permission for %s',
    async (path) => {
      const headers = {
        ...FOREIGN,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization',
      };
      const answer = await raw(path, { method: 'OPTIONS', headers });
      expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
      expect(answer.ok).toBe(false);
    },
  );
});

describe('a request for anything outside the apps', () => {
  it.each([
    '/.git/config',
    '/.env',
    '/package.json',
    '/assets/',
    '/logos/',
    '/assets/..%2f..%2f..%2f..%2fpackage.json',
    '/..%2f..%2fserver/package.json',
    '/%2e%2e/%2e%2e/server/package.json',
    '/admin/..%2f..%2fserver%2fpackage.json',
  ])('finds no file at %s', async (path) => {
    const { hostname } = new URL(server.url);
    const answer = await bytes(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`);
    const [head = '', ...body] = answer.split('\r\n\r\n');
    const isPage = /text\/html/.test(head) && body.join('').includes('<div id="root">');
    expect(isPage || / 40[034] /.test(head)).toBe(true);
    expect(answer).not.toMatch(/"dependencies"|repositoryformatversion|Index of/);
  });

  it('is refused with TRACE, a smuggled second request or an oversized header', async () => {
    const host = 'Host: localhost\r\n';
    expect(await bytes(`TRACE / HTTP/1.1\r\n${host}Connection: close\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 40[045] /,
    );
    const smuggled = await bytes(
      `POST /api/menu HTTP/1.1\r\n${host}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n`,
    );
    expect(smuggled).toMatch(/^HTTP\/1\.1 400 /);
    expect(await bytes(`GET / HTTP/1.1\r\n${host}X: ${'x'.repeat(20_000)}\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 431 /,
    );
    expect((await raw('/health/live')).status).toBe(200);
  });
});

describe('a request body', () => {
  const post = async (type: string, body: string): Promise<unknown[]> => {
    const response = await raw('/api/user/loginForU', {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
    return [response.status, refusalKeyOf(((await response.json()) as { data: unknown }).data)];
  };
  const nested = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
  it.each([
    ['a quarter of a megabyte of fields', 'application/x-www-form-urlencoded', 'a=1&'.repeat(60_000)],
    ['brackets in brackets', 'application/x-www-form-urlencoded', `a${'[b]'.repeat(10_000)}=1`],
    ['JSON too deep', 'application/json', nested(13)],
    ['JSON of too many values', 'application/json', `{"a":[${'0,'.repeat(6_000)}0]}`],
    ['a way to a prototype', 'application/json', '{"constructor":{"prototype":{"isAdmin":true}}}'],
    ['no JSON', 'application/json', 'account=x'],
    ['XML', 'application/xml', '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>'],
  ])('is refused: %s', async (_, type, body) => {
    expect(await post(type, body)).toEqual([200, 'validation']);
  });

  it('is refused above a quarter of a megabyte, and so is a repeated query parameter', async () => {
    expect(await post('application/json', JSON.stringify({ a: 'x'.repeat(262_145) }))).toEqual([
      413,
      'too_large',
    ]);
    expect(refusalKeyOf((await visitor.get('/api/news/info?id=1&id=2')).data)).toBe('validation');
  });
});

describe('the existence of an account', () => {
  const told = async (asked: Promise<{ status: number; code: unknown; msg: string; data: unknown }>) => {
    const { status, code, msg, data } = await asked;
    return [status, code, msg, refusalKeyOf(data) ?? Object.keys(data as object)];
  };

  it('is not revealed by signing in, requesting a code, resetting a password, or registering where codes are required', async () => {
    const { email } = await realCustomer(server);
    const stranger = 'nobody.at.all@example.com';
    const owner = await adminClient(server, 'owner');
    await owner.change('settings', 'verify_reg_type', { value: '1' });
    const login = (account: string) =>
      visitor.form('/api/user/loginForU', { account, password: 'a guess', login_type: 'email' });
    const code = (to: string, type: number) => visitor.form('/api/notify/send_email', { to, type });
    const password = { password: 'correct horse', re_password: 'correct horse', sms_code: '000000' };
    const fresh = { new_password: 'correct horse', secondary_password: 'correct horse', auth_code: '000000' };
    const register = (account: string) =>
      visitor.form('/api/user/register', { type: 'email', account, ...password });
    const forget = (account: string) =>
      visitor.form('/api/user/forget_password', { type: 'email', account, ...fresh });
    for (const ask of [login, register, forget, ...[1, 2, 3].map((type) => (to: string) => code(to, type))]) {
      expect(await told(ask(email))).toEqual(await told(ask(stranger)));
    }
    await owner.change('settings', 'verify_reg_type', { value: '0' });
    const operator = (email: string) =>
      raw('/admin/api/auth/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: 'a guess' }),
      });
    const answers = await Promise.all([demoSignIn(server, 'support').email, stranger].map(operator));
    const [known, unknown] = await Promise.all(answers.map(async (each) => [each.status, await each.text()]));
    expect(known).toEqual(unknown);
  });
});

describe('a session token', () => {
  it('is random at each sign-in, never the one that the client sent', async () => {
    const { email, password, client: first } = await realCustomer(server);
    const brought = 'A'.repeat(43);
    const bringing = client(server.url, brought);
    const given = { account: email, password, login_type: 'email' };
    const { token } = await bringing.take<SignIn>('/api/user/loginForU', given);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(new Set([token, first.token, brought]).size).toBe(3);
    expect((await bringing.get('/api/user/info')).code).toBe(999);
  });

  it('is stored only as a hash, and the hash opens no session', async () => {
    const { client: here } = await realCustomer(server);
    const [row] = await here.read<{ id: string }[]>('/api/user/sessions');
    expect(await findPlainText(server, here.token ?? '')).toEqual([]);
    const opened = await client(server.url, row?.id.padEnd(43, 'A') ?? '').get('/api/user/info');
    expect(opened.code).toBe(999);
  });

  it('is not accepted in a query or a cookie', async () => {
    const { client: here } = await realCustomer(server);
    for (const name of ['token', 'authorization', 'access_token']) {
      expect((await visitor.get('/api/user/info', { [name]: here.token })).code).toBe(999);
      const headers = { cookie: `${name}=${here.token}` };
      expect((await visitor.get('/api/user/info', {}, { headers })).code).toBe(999);
    }
  });
});
