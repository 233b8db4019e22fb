import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import WebSocket from 'ws';
import { startServer, type TestServer } from './harness/server.js';
import { type Socket, socket } from './harness/socket.js';
import { withOneDatabase } from './harness/with-databases.js';

const PERIODS = ['1min', '5min', '15min', '30min', '60min', '1day', '1week', 'year'] as const;
const CODES = ['EURUSD', 'GBPUSD', 'USDJPY', 'AUDUSD', 'XAUUSD', 'BTCUSDT', 'ETHUSDT', 'TMX100'];

withOneDatabase((database) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startServer({ database, seed: 'none' });
  });
  afterAll(() => server?.discard());

  it.each([
    ['no JSON', '{"type":', 'socket.not_json'],
    ['a text that is not UTF-8', Buffer.from([0x22, 0xc3, 0x28, 0x22]), 'socket.not_json'],
    ['null', 'null', 'socket.unknown_message'],
    ['a bare number', '17', 'socket.unknown_message'],
    ['no type', '{}', 'socket.unknown_message'],
    ['an unknown type', '{"type":"shout","params":1}', 'socket.unknown_message'],
    ['a type that is an object', '{"type":{"a":1}}', 'socket.unknown_message'],
    ['nested arrays', '[[[["sub"]]]]', 'socket.unknown_message'],
    ['deep nesting', '['.repeat(5_000) + ']'.repeat(5_000), 'socket.unknown_message'],
    ['a prototype', '{"type":"sub","params":"__proto__"}', 'socket.unknown_topic'],
    ['an unknown topic', '{"type":"sub","params":"KLINE.NOSUCH"}', 'socket.unknown_topic'],
    ['an unknown period', '{"type":"sub","params":"KLINE.TMX100.3min"}', 'socket.unknown_topic'],
    ['a topic of another kind', '{"type":"sub","params":{"toString":1}}', 'socket.unknown_topic'],
    ['a ping without a number', '{"type":"ping","params":"1"}', 'socket.unknown_message'],
    ['an endless ping', '{"type":"ping","params":1e999}', 'socket.unknown_message'],
    ['too long a batch', JSON.stringify(Array(101).fill({ type: 'logout' })), 'socket.too_many_messages'],
  ])('reports that it did not understand %s, and stays connected', async (_, frame, key) => {
    const live = new WebSocket(server.wsUrl);
    await once(live, 'open');
    live.send(frame, { binary: false });
    const [answer] = (await once(live, 'message')) as [Buffer];
    expect(JSON.parse(answer.toString())).toMatchObject({ type: 'error', key });
    live.send('{"type":"ping","params":1}');
    const [pong] = (await once(live, 'message')) as [Buffer];
    expect(JSON.parse(pong.toString())).toMatchObject({ type: 'pong', params: 1 });
    live.close();
  });

  it('accepts text frames only', async () => {
    const live = new WebSocket(server.wsUrl);
    await once(live, 'open');
    live.send(Buffer.from('{"type":"ping","params":1}'), { binary: true });
    const [answer] = (await once(live, 'message')) as [Buffer];
    expect(JSON.parse(answer.toString())).toMatchObject({ key: 'socket.text_only' });
    live.close();
  });

  it.each([
    ['a frame over 16 KiB', (live: Socket) => live.sendText(' '.repeat(16 * 1024 + 1)), 'socket.too_large'],
    ['a frame of 5 MB', (live: Socket) => live.sendText(' '.repeat(5_000_000)), 'socket.too_large'],
    [
      'more than 64 topics',
      (live: Socket) => {
        for (const code of CODES)
          live.send(PERIODS.map((period) => ({ type: 'sub', params: `KLINE.${code}.${period}` as const })));
        live.send({ type: 'sub', params: 'DAY_MARKET' });
      },
      'socket.too_many_topics',
    ],
    [
      'more than 50 frames a second',
      (live: Socket) => {
        for (let count = 0; count < 150; count++) live.send({ type: 'ping', params: count });
      },
      'socket.too_many_frames',
    ],
  ])('closes with 4008 at %s, after an error', async (_, offend, key) => {
    const live = await socket(server);
    offend(live);
    expect(await live.closed).toBe(4008);
    expect(live.messages).toContainEqual(expect.objectContaining({ type: 'error', key }));
  });

  it('keeps running after protocol errors', async () => {
    const live = new WebSocket(server.wsUrl);
    live.on('error', () => undefined);
    await once(live, 'open');
    const { _socket: raw } = live as unknown as { _socket: { write(bytes: Buffer): void } };
    raw.write(Buffer.from([0xff, 0x80, 0x00, 0x00, 0x00, 0x00]));
    await once(live, 'close');
    expect((await fetch(`${server.url}/health/live`)).status).toBe(200);
  });
});
