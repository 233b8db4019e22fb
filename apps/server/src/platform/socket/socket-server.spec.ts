import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { LIMITS } from './read-frame.js';
import { CLOSE, SocketServer } from './socket-server.js';

/** Far above what the server gives a closed connection, and below what the library gives it. */
const PATIENCE = 20_000;

let http: Server;
let sockets: SocketServer;
let failures: unknown[] = [];
let closed: () => void = () => undefined;

beforeAll(async () => {
  sockets = new SocketServer({
    opened: () => undefined,
    message: () => Promise.reject(new Error('the database is away')),
    closed: () => closed(),
    snapshot: () => [],
    defaultLanguage: () => 'en',
    failed: (error) => failures.push(error),
  });
  http = createServer();
  sockets.attach(http);
  await once(http.listen(0, '127.0.0.1'), 'listening');
});
beforeEach(() => {
  failures = [];
});
afterAll(async () => {
  await sockets.close();
  http.close();
});

async function connect(): Promise<WebSocket> {
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}/api/v2/ws`);
  client.on('error', () => undefined);
  await once(client, 'open');
  return client;
}

const codeOf = async (client: WebSocket): Promise<unknown> => (await once(client, 'close'))[0];

it('a client whose message could not be handled is disconnected, so that it asks again', async () => {
  const client = await connect();
  client.send('{"type":"login","params":"token"}');
  expect(await codeOf(client)).toBe(CLOSE.failed);
  expect(failures).toEqual([new Error('the database is away')]);
});

it('protocol pongs count towards the frames of a second', async () => {
  const client = await connect();
  for (let count = 0; count < 3 * LIMITS.frames; count++) client.pong();
  expect(await codeOf(client)).toBe(CLOSE.limits);
});

it(
  'a client that ignores its closing is not listened to for long',
  async () => {
    const client = await connect();
    const gone = new Promise<void>((resolve) => {
      closed = resolve;
    });
    // It reads nothing, and so does not answer the close frame either.
    (client as unknown as { _socket: Socket })._socket.pause();
    for (let count = 0; count < 3 * LIMITS.frames; count++) client.ping();
    await gone;
    client.terminate();
  },
  PATIENCE,
);
