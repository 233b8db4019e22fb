import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { guardRequests } from './guard-requests.js';

it('ends the request that throws, and no other', async () => {
  const heard: unknown[] = [];
  const server = createServer(({ url }, response) => {
    if (url === '/half') response.write('half');
    if (url !== '/') throw new Error(`cannot read ${url}`);
    response.end('whole');
  });
  guardRequests(server, (error) => heard.push((error as Error).message));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const ask = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
  expect((await ask('/odd')).status).toBe(400);
  await expect(ask('/half').then((answer) => answer.text())).rejects.toThrow();
  expect(await (await ask('/')).text()).toBe('whole');
  expect(heard).toEqual(['cannot read /odd', 'cannot read /half']);
  server.close();
});
