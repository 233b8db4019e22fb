import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import WebSocket from 'ws';
import { startServer, type TestServer } from './harness/server.js';
import { withOneDatabase } from './harness/with-databases.js';

withOneDatabase((database) => {
  let server: TestServer;
  const opened: WebSocket[] = [];

  beforeAll(async () => {
    const env = { TRUST_PROXY: 'on', MOST_CONNECTIONS_OF_NETWORK: '3' };
    server = await startServer({ database, env });
  });
  afterAll(async () => {
    for (const each of opened) each.terminate();
    await server?.discard();
  });

  /** Returns whether a live socket from that address opens. */
  const opens = async (address: string): Promise<boolean> => {
    const live = new WebSocket(server.wsUrl, { headers: { 'x-forwarded-for': `10.0.0.1, ${address}` } });
    opened.push(live);
    return once(live, 'open').then(
      () => true,
      () => false,
    );
  };

  it('a network opens only its share of live sockets, and another network has its own', async () => {
    for (const held of [true, true, true, false]) expect(await opens('192.0.2.1')).toBe(held);
    expect(await opens('192.0.2.2')).toBe(true);
  });

  it('a network can open another socket when one of its own is closed', async () => {
    opened[0]?.close();
    await expect.poll(() => opens('192.0.2.1'), { timeout: 60_000 }).toBe(true);
  });

  it('connections from the machine itself are not counted', async () => {
    for (let each = 0; each < 6; each++) expect(await opens('127.0.0.1')).toBe(true);
  });
});
