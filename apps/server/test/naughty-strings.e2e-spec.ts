import { existsSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { expect, it } from 'vitest';
import { demoCustomer } from './harness/demo-customer.js';
import { startServer, type TestServer } from './harness/server.js';
import { verifyLedger } from './harness/verify-ledger.js';
import { withDatabases } from './harness/with-databases.js';

const LIST = '../shared/data/security/blns.json';
const CONCURRENT = 24;

interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly fields: readonly string[];
}

interface Described {
  paths: Record<string, Record<string, { parameters?: { name: string; in: string }[]; requestBody?: Body }>>;
}
interface Body {
  content: Record<string, { schema: { properties?: Record<string, unknown> } }>;
}

/** Every customer call with all its fields, from the server's own API description. */
async function callsOf(server: TestServer): Promise<Call[]> {
  const { paths } = (await (await fetch(`${server.url}/docs/json`)).json()) as Described;
  const calls: Call[] = [];
  for (const [path, methods] of Object.entries(paths)) {
    if (!/^\/(v2\/)?api\//.test(path)) continue;
    const { post, get } = methods;
    const body = post?.requestBody?.content['application/json']?.schema.properties ?? {};
    if (post) calls.push({ method: 'POST', path, fields: Object.keys(body) });
    const query = (get?.parameters ?? []).filter((parameter) => parameter.in === 'query');
    if (get && !post) calls.push({ method: 'GET', path, fields: query.map(({ name }) => name) });
  }
  return calls;
}

/** Fields that make a call valid apart from the field under test, so that the string gets as far as possible. */
const VALID: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  '/api/user/register': {
    type: 'email',
    account: 'naughty@example.com',
    password: 'a good long password 7',
    re_password: 'a good long password 7',
  },
  '/api/user/loginForU': { account: 'naughty@example.com', password: 'wrong password', login_type: 'email' },
  '/v2/api/forex/submit': { forex_id: 1, type: 1, cont: '0.01', status: 1, multiple: 100 },
  '/v2/api/forex/close': { id: 1 },
  '/v2/api/forex/kline': { forex_id: 1, period: '1min' },
  '/v2/api/forex/recent_ticks': { forex_id: 1 },
};

/** Groups fields that each cost a password hash into one call; all others are tried one by one. */
function together({ path, fields }: Call): string[][] {
  if (path === '/api/user/loginForU') return [['account', 'password'], ['login_type']];
  if (path !== '/api/user/register') return fields.map((field) => [field]);
  const required = Object.keys(VALID[path] ?? {});
  return [...required.map((field) => [field]), fields.filter((field) => !required.includes(field))];
}

interface Job {
  readonly call: Call;
  readonly fields: readonly string[];
  readonly text: string;
}

/** Refusals because of the account type or the form of the request, before any database is used. */
const EARLY = /"key":"(user\.only_real_account|validation)"\}\}$/;
/** For the second database, one in this many of those calls is sent, and all other calls. */
const ONE_IN = 5;
const early = new Set<string>();
const nameOf = ({ call, fields, text }: Job): string => JSON.stringify([call.path, fields, text]);

interface Plain {
  readonly status: number;
  readonly type: string;
  readonly sniff: string;
  readonly body: string;
}

/** Sends over kept-alive connections; bytes that a header or path cannot carry are escaped. */
function send(
  server: TestServer,
  call: Call,
  fields: Record<string, unknown>,
  token: string,
): Promise<Plain> {
  const query = call.method === 'GET' ? `?${new URLSearchParams(fields as Record<string, string>)}` : '';
  return new Promise((resolve, reject) => {
    const sent = request(
      `${server.url}${call.path}${query}`,
      { method: call.method, headers: { authorization: token, 'content-type': 'application/json' } },
      (response) => {
        let body = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          body += chunk;
        });
        response.on('end', () => {
          const { 'content-type': type = '', 'x-content-type-options': sniff = '' } = response.headers;
          resolve({ status: response.statusCode ?? 0, type, sniff: String(sniff), body });
        });
      },
    );
    sent.on('error', reject);
    sent.end(call.method === 'POST' ? JSON.stringify(fields) : undefined);
  });
}

withDatabases((database) => {
  it.skipIf(!existsSync(LIST))(
    `the strings of ${LIST} in every field of every call are refused or stored, never a server error`,
    async () => {
      const strings = JSON.parse(readFileSync(LIST, 'utf8')) as string[];
      const server = await startServer({ database, seed: 'none' });
      try {
        const customer = await demoCustomer(server);
        const calls = (await callsOf(server)).filter(({ path }) => !path.endsWith('/logout'));
        const all = calls.flatMap((call) =>
          together(call).flatMap((fields) => strings.map((text): Job => ({ call, fields, text }))),
        );
        expect(all.length).toBeGreaterThan(20 * strings.length);
        const jobs = all.filter((job, at) => at % ONE_IN === 0 || !early.has(nameOf(job)));

        const faults: string[] = [];
        let next = 0;
        const worker = async (): Promise<void> => {
          for (let job = jobs[next++]; job; job = jobs[next++]) {
            const { call, fields, text } = job;
            const filled = {
              ...VALID[call.path],
              ...Object.fromEntries(fields.map((field) => [field, text])),
            };
            const { status, type, sniff, body } = await send(server, call, filled, customer.token);
            const isEnvelope =
              /^\{"code":(0|1|999),"msg":"/.test(body) && type.startsWith('application/json');
            if (EARLY.test(body)) early.add(nameOf(job));
            if (status >= 500 || !isEnvelope || sniff !== 'nosniff') {
              faults.push(
                `${call.method} ${call.path} ${fields}=${JSON.stringify(text)}: ${status} ${type} ${body.slice(0, 200)}`,
              );
            }
          }
        };
        await Promise.all(Array.from({ length: CONCURRENT }, worker));
        expect(faults.slice(0, 20)).toEqual([]);
        expect(await customer.client.read('/api/user/info')).toMatchObject({ uid: customer.user.uid });
        await verifyLedger(server);
      } finally {
        await server.discard();
      }
    },
    600_000,
  );
});
