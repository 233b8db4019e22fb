import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, it } from 'vitest';
import { guardRequests } from './guard-requests.js';

it('ends only the request that throws', async () => {
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

it('handles the requests of one connection one after the other, and limits their number', async () => {
  let underWay = 0;
  let most = 0;
  const server = createServer((_, response) => {
    most = Math.max(most, ++underWay);
    setTimeout(() => {
      underWay--;
      response.end('whole');
    }, 2);
  });
  guardRequests(server, () => undefined);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const answersTo = async (requests: number): Promise<number> => {
    const socket = connect(port, '127.0.0.1');
    let heard = '';
    socket.on('data', (chunk) => {
      heard += chunk.toString();
      if (heard.split('whole').length > requests) socket.end();
    });
    socket.on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(requests));
    await new Promise((done) => socket.once('close', done));
    return heard.split('whole').length - 1;
  };
  expect(await answersTo(50)).toBe(50);
  expect(most).toBe(1);
  expect(await answersTo(700)).toBeLessThan(700);
  expect(await answersTo(1)).toBe(1);
  server.close();
});
