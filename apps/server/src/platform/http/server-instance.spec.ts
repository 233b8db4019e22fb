import type { Server } from 'node:http';
import { expect, it } from 'vitest';
import { createAdapter, dropBasePath } from './server-instance.js';

it.each([
  ['/api/api/menu?t=1', '/api/menu?t=1'],
  ['/api/v2/api/forex/submit', '/v2/api/forex/submit'],
  ['/api/menu', '/api/menu'],
  ['/v2/api/forex/kline', '/v2/api/forex/kline'],
  ['/api/apis', '/api/apis'],
  ['/', '/'],
])('%s is routed as %s', (url, routed) => {
  expect(dropBasePath(url)).toBe(routed);
});

it.each([
  [true, '6.6.6.6, 2.2.2.2', '2.2.2.2'],
  [true, '', '127.0.0.1'],
  [false, '6.6.6.6', '127.0.0.1'],
])('behind a proxy: %s, forwarded for `%s`, the caller is %s', async (behindProxy, forwarded, address) => {
  const adapter = createAdapter(behindProxy);
  adapter.get('/address', (request: { ip: string }, reply: { send(text: string): void }) =>
    reply.send(request.ip),
  );
  await adapter.init();
  const headers = forwarded ? { 'x-forwarded-for': forwarded } : {};
  expect((await adapter.inject({ method: 'GET', url: '/address', headers })).body).toBe(address);
  await adapter.close();
});

it('limits the time for receiving a request', () => {
  const { requestTimeout, headersTimeout } = createAdapter(false).getHttpServer() as Server;
  expect([requestTimeout, headersTimeout].map((limit) => limit > 0 && limit <= 90_000)).toEqual([true, true]);
});
