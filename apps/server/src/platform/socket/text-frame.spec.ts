import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { Connection } from './connection.js';
import { SocketServer } from './socket-server.js';
import { ArrayFrame, framesOf } from './text-frame.js';

/** Lengths at which the header format changes, and multi-byte texts. */
const TEXTS = ['', 'x', 125, 126, 127, 65_535, 65_536, 65_537, 'عربي €', '🙂'.repeat(32)].map((each) =>
  typeof each === 'number' ? 'x'.repeat(each) : each,
);

describe('a text frame', () => {
  let http: Server;
  let sockets: SocketServer;
  let connection: Connection;
  let client: WebSocket;
  const heard: string[] = [];

  beforeAll(async () => {
    sockets = new SocketServer({
      opened: (opened) => {
        connection = opened;
      },
      message: () => undefined,
      closed: () => undefined,
      snapshot: () => [],
      defaultLanguage: () => 'en',
      failed: (error) => expect.fail(String(error)),
    });
    http = createServer();
    sockets.attach(http);
    await once(http.listen(0, '127.0.0.1'), 'listening');
    client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}/api/v2/ws`);
    client.on('message', (data: Buffer, isBinary) => heard.push(isBinary ? 'binary' : data.toString()));
    await once(client, 'open');
  });
  afterAll(async () => {
    await sockets.close();
    http.close();
  });

  /** Everything in transit has arrived once the reply to this has. */
  const hear = async (): Promise<string[]> => {
    const all = once(client, 'pong');
    client.ping();
    await all;
    return heard.splice(0);
  };

  it('of any length is read by a WebSocket client, also many in one write', async () => {
    for (const text of TEXTS) connection.answer(text);
    expect(await hear()).toEqual(TEXTS);
    const messages = TEXTS.map((text) => ({ key: null, text }));
    connection.flush({ messages, array: () => new ArrayFrame(TEXTS), singles: () => framesOf(TEXTS) });
    expect(await hear()).toEqual(TEXTS);
  });

  it.each([100, 121, 122, 123, 124, 65_531, 65_532, 65_533, 65_534])(
    'holds an array of about %i bytes, alone and after a first element',
    async (length) => {
      const shared = JSON.stringify('é'.padEnd(length - 3, 'x'));
      const messages = [{ key: null, text: shared }];
      const frame = { messages, array: () => new ArrayFrame([shared]), singles: () => framesOf([shared]) };
      connection.batches = true;
      connection.flush(frame);
      connection.push({ key: null, text: '"é"' });
      connection.flush(frame);
      const element: unknown = JSON.parse(shared);
      expect((await hear()).map((text) => JSON.parse(text) as unknown)).toEqual([[element], ['é', element]]);
    },
  );
});
