import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BasicInfo, MenuEntry, News, Page, TradeSymbol } from '@truemark/contracts';
import { SETTINGS } from '@truemark/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { adminClient } from './harness/admin-client.js';
import { type Client, client, refusalKeyOf } from './harness/client.js';
import { demoCustomer, newDemoId } from './harness/demo-customer.js';
import { startServer, type TestServer } from './harness/server.js';

const SOURCE = join(import.meta.dirname, '../src/features');

let server: TestServer;
let visitor: Client;

beforeAll(async () => {
  server = await startServer({ database: 'sqlite', env: { RATE_LIMITS: 'on' } });
  visitor = client(server.url);
});
afterAll(() => server?.discard());

const raw = (path: string, init?: RequestInit): Promise<Response> => fetch(server.url + path, init);

it('gives the same answer with an additional `/api` before the path', async () => {
  const plain = await visitor.read<MenuEntry[]>('/api/menu', { group: 'tab_bar' });
  expect(await visitor.read('/api/api/menu', { group: 'tab_bar', t: 1 })).toEqual(plain);
  expect(await visitor.read('/api/v2/api/forex/getCategories')).toEqual(
    await visitor.read('/v2/api/forex/getCategories'),
  );
});

it('answers unknown API paths with an envelope, and forbids caching of API answers', async () => {
  for (const path of ['/api/nothing', '/v2/nothing', '/api', '/api/v2/ws', '/api/%E0%A4%A']) {
    const { status, code, data, headers } = await visitor.get(path);
    expect([status, code, refusalKeyOf(data), headers.get('cache-control')]).toEqual([
      404,
      0,
      'not_found',
      'no-store',
    ]);
  }
  expect((await visitor.get('/api/user/logout')).status).toBe(404);
  expect((await visitor.get('/api/menu')).headers.get('cache-control')).toBe('no-store');
});

it.each(['QUERY', 'PROPFIND', 'M-SEARCH', 'PURGE', 'DELETE', 'OPTIONS'])(
  'answers API calls of method %s with 404',
  async (method) => {
    for (const path of ['/api/menu', '/v2/nothing', '/api/api/user/loginForU']) {
      for (const body of [{}, { body: '{}', headers: { 'content-type': 'text/odd' } }, { body: '{"a":' }]) {
        const answer = await raw(path, { method, ...body });
        expect([answer.status, refusalKeyOf(((await answer.json()) as { data: unknown }).data)]).toEqual([
          404,
          'not_found',
        ]);
      }
    }
    const elsewhere = await Promise.all(
      ['/', '/admin/api/settings', '/health/live'].map((path) => raw(path, { method })),
    );
    for (const { status } of elsewhere) expect(status).toBeLessThan(500);
  },
);

it('answers HEAD where a call only reads, and does not carry out one that changes something', async () => {
  const { status } = await raw('/api/menu', { method: 'HEAD' });
  expect(status).toBe(200);
  for (const path of [
    '/v2/api/forex/submit?forex_id=1&type=1',
    '/api/user/demo_reset',
    '/v2/api/micro/submit',
  ])
    expect((await raw(path, { method: 'HEAD' })).status, path).toBe(404);
});

it('compresses large answers for clients that accept it, with the same content for all', async () => {
  // Bars that have ended: the running one moves between two requests.
  const before = Math.floor(Date.now() / 1_000) - 600;
  const bars = `/v2/api/forex/kline?forex_id=1&period=5min&limit=300&before=${before}`;
  const asked = async (path: string, forms: string) => {
    const answer = await raw(path, { headers: { 'accept-encoding': forms } });
    return {
      form: answer.headers.get('content-encoding'),
      vary: answer.headers.get('vary'),
      text: await answer.text(),
    };
  };
  const plain = await asked(bars, 'identity');
  expect(plain).toMatchObject({ form: null, vary: 'accept-encoding' });
  expect(plain.text.length).toBeGreaterThan(4_096);
  expect(await asked(bars, 'gzip, deflate, br')).toEqual({ ...plain, form: 'gzip' });
  expect((await asked(bars, 'gzip;q=0')).form).toBeNull();
  expect((await asked('/api/menu?group=tab_bar', 'gzip')).form).toBeNull();
});

it('serves the page at any address of the apps, but answers 404 for a missing file', async () => {
  expect((await raw('/somewhere/else')).headers.get('content-type')).toContain('text/html');
  expect((await raw('/assets/gone-1234.js')).status).toBe(404);
  expect((await raw('/admin/assets/gone-1234.js')).status).toBe(404);
});

it('embeds the last price of the requested symbol in the page of the trade screen', async () => {
  const symbols = await visitor.read<TradeSymbol[]>('/v2/api/forex/trade_list');
  const quoteOf = async (address: string) => {
    const page = await raw(address);
    const [, quote = ''] = /<meta name="quote" content="([^"]*)"/.exec(await page.text()) ?? [];
    const json = quote.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
    return { cache: page.headers.get('cache-control'), quote: json === '' ? null : JSON.parse(json) };
  };
  const of = (symbol: TradeSymbol | undefined) => ({
    cache: 'no-store',
    quote: {
      Id: symbol?.Id,
      ShowCode: symbol?.ShowCode,
      MarketStatus: symbol?.MarketStatus,
      PricePrecision: symbol?.PricePrecision,
      ForexQuotations: { Bid: expect.any(Number) },
    },
  });
  const open = symbols.filter(({ MarketStatus }) => MarketStatus === 1);
  const last = open.at(-1);
  expect(await quoteOf('/trade')).toEqual(of(open[0]));
  expect(await quoteOf(`/trade?id=${last?.Id}`)).toEqual(of(last));
  expect(await quoteOf('/trade?id=%22%3E')).toEqual(of(open[0]));
  expect(await quoteOf('/order')).toEqual({ cache: 'no-cache', quote: null });
});

it('serves a manifest with the configured name and a maskable icon', async () => {
  const answer = await raw('/manifest.json');
  expect(answer.headers.get('content-type')).toContain('application/manifest+json');
  const manifest = (await answer.json()) as { name: string; icons: { src: string; purpose: string }[] };
  const { site_name: name } = await visitor.read<BasicInfo>('/api/basicSet/getBasicInfo');
  expect(manifest.name).toBe(name);
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
});

it('accepts forms and JSON, and refuses unreadable, unsupported and oversized bodies', async () => {
  const id = newDemoId();
  const byForm = await visitor.form<{ user: object }>('/api/user/createAccountDemoForU', { demo_id: id });
  const byJson = await visitor.post<{ user: object }>('/api/user/createAccountDemoForU', { demo_id: id });
  const byGet = await visitor.get<{ user: object }>('/api/user/createAccountDemoForU', { demo_id: id });
  expect([byJson.data.user, byGet.data.user]).toEqual([byForm.data.user, byForm.data.user]);
  for (const [type, body] of [
    ['application/json', '{"account":'],
    ['application/json', '{"__proto__":{"account":"x"}}'],
    ['application/json', `${'['.repeat(5_000)}${']'.repeat(5_000)}`],
    ['text/plain', 'account=x'],
  ] as const) {
    const response = await raw('/api/user/loginForU', {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
    expect([response.status, refusalKeyOf(((await response.json()) as { data: unknown }).data)]).toEqual([
      200,
      'validation',
    ]);
  }
  const large = await visitor.post('/api/user/loginForU', { account: 'x'.repeat(1_100_000) });
  expect([large.status, refusalKeyOf(large.data)]).toEqual([413, 'too_large']);
});

it('answers code 999 without a valid session, whatever the token looks like', async () => {
  for (const token of [null, 'x', 'x'.repeat(43), 'Bearer ', 'y'.repeat(5_000)]) {
    const { status, code, data } = await client(server.url, token).get('/api/user/info');
    expect([status, code, refusalKeyOf(data)]).toEqual([200, 999, 'auth.session']);
  }
  const { token } = await demoCustomer(server);
  expect((await client(server.url, `Bearer ${token}`).get('/api/user/info')).code).toBe(1);
});

it('answers in the language of the header, or else in the default language', async () => {
  const say = async (lang: string): Promise<string> => {
    visitor.lang = lang;
    return (await visitor.get('/api/user/info')).msg;
  };
  expect(await say('hk')).toBe('請先登入。');
  expect(await say('ar')).toMatch(/[\u0600-\u06ff]/);
  expect(await say('xx')).toBe(await say('en'));
});

it('allows ten demo accounts an hour from one address, then says when to retry', async () => {
  let status = 200;
  for (let count = 0; count < 12 && status === 200; count++) {
    const answer = await visitor.post('/api/user/createAccountDemoForU', { demo_id: newDemoId() });
    status = answer.status;
    if (status === 429) {
      expect(refusalKeyOf(answer.data)).toBe('rate_limited');
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3_000);
    }
  }
  expect(status).toBe(429);
});

it('pages through lists', async () => {
  const first = await visitor.read<Page<News>>('/api/news/list', { limit: 2 });
  expect(first).toMatchObject({ page: 1, last_page: Math.ceil(first.total / 2) });
  expect(first.data).toHaveLength(2);
  const beyond = await visitor.read<Page<News>>('/api/news/list', { limit: 2, page: 999 });
  expect([beyond.data, beyond.total]).toEqual([[], first.total]);
  expect((await visitor.get('/api/news/list', { limit: 51 })).data).toMatchObject({
    fields: { limit: 'validation.too_large' },
  });
});

it('returns every public setting as text, and no other setting', async () => {
  const info = await visitor.read<BasicInfo>('/api/basicSet/getBasicInfo');
  const isPublic = SETTINGS.filter((setting) => setting.isPublic).map(({ key }) => key);
  expect(Object.keys(info).sort()).toEqual([...isPublic].sort());
  expect(Object.values(info).every((value) => typeof value === 'string')).toBe(true);
  expect(await visitor.read('/api/default/setting', { key: 'is_show_mobile' })).toEqual({
    key: 'is_show_mobile',
    value: '0',
  });
  for (const key of ['review_four_eyes_amount', '__proto__', 'constructor', 'nothing']) {
    expect(refusalKeyOf((await visitor.get('/api/default/setting', { key })).data)).toBe('setting.not_found');
  }
});

it('allows pages to frame only the configured customer service', async () => {
  const policy = async (): Promise<string> => (await raw('/')).headers.get('content-security-policy') ?? '';
  expect(await policy()).toContain("frame-src 'none'");
  expect(await policy()).toContain("script-src 'self';");
  const owner = await adminClient(server, 'owner');
  await owner.change('settings', 'service_link', { value: 'https://chat.example.com/room?id=7' });
  await owner.change('settings', 'service_link_type', { value: '1' });
  expect(await policy()).toMatch(/frame-src https:\/\/chat\.example\.com\/room;/);
});

it('describes every call that a controller declares', async () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' });
  const declared = files
    .filter((file) => file.endsWith('.controller.ts'))
    .flatMap((file) => [...readFileSync(join(SOURCE, file), 'utf8').matchAll(/'(\/(?:api|v2)\/[\w/]+)'/g)])
    .map(([, path]) => path);
  const { paths } = (await (await raw('/docs/json')).json()) as { paths: Record<string, object> };
  expect(declared.length).toBeGreaterThan(20);
  expect(declared.filter((path) => path && !(path in paths))).toEqual([]);
  expect(Object.keys(paths['/v2/api/forex/submit'] ?? {}).sort()).toEqual(['get', 'post']);
});

it('reports its health and metrics, and exits cleanly when stopped', async () => {
  expect(await (await raw('/health/live')).json()).toEqual({ status: 'live' });
  expect((await raw('/health/ready')).status).toBe(200);
  expect(await (await raw('/metrics')).text()).toContain('truemark_http_request_seconds_bucket');
  const since = Date.now();
  expect(await server.stop()).toEqual({ code: 0, signal: null });
  expect(Date.now() - since).toBeLessThan(10_000);
});
