import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { ClientMessage, ForexOrder, TradeSymbol } from '@truemark/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import WebSocket from 'ws';
import { client } from './harness/client.js';
import { type DemoCustomer, demoCustomer } from './harness/demo-customer.js';
import { startServer, type TestServer } from './harness/server.js';
import { socket } from './harness/socket.js';
import { withOneDatabase } from './harness/with-databases.js';

const POSITIONS = 100;
const FRAMES = 45;
const MEGABYTE = 1_024;
/** Unit in which Linux counts the processor time of a process, ms. */
const JIFFY = 10;
/**
 * Maximum cost of state requests relative to the same number of pings. A state for each request would cost a hundred
 * times as much.
 */
const SAME = 10;

withOneDatabase((database) => {
  let server: TestServer;
  let customer: DemoCustomer;

  beforeAll(async () => {
    server = await startServer({ database, seed: 'none', env: { TRUST_PROXY: 'on' } });
    customer = await demoCustomer(server);
    const symbols = await customer.client.read<TradeSymbol[]>('/v2/api/forex/trade_list');
    const index = symbols.find(({ Code }) => Code === 'TMX100') as TradeSymbol;
    const order = { forex_id: index.Id, type: 1, cont: '0.01', status: 1, multiple: 50 };
    for (let count = 0; count < POSITIONS; count++)
      await customer.client.take<ForexOrder>('/v2/api/forex/submit', order);
  });
  afterAll(() => server?.discard());

  /** Memory of the server, kilobytes. */
  const held = (): number =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]);

  /** Processor time the server has used, ms; independent of other load on the machine. */
  const worked = (): number => {
    const fields = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * JIFFY;
  };

  /** Checks that a well-behaved client is answered. */
  const honest = () => client(server.url).read('/v2/api/forex/trade_list');

  /**
   * Cost to the server of one full second of a message, including all its answers: processor time, ms, and the messages
   * sent.
   */
  async function flooded(message: ClientMessage) {
    const live = await socket(server, customer.token);
    const frame = Array.from({ length: 100 }, () => message);
    const begun = performance.now();
    const before = worked();
    for (let count = 0; count < FRAMES; count++) live.send(frame);
    live.send({ type: 'ping', params: 7 });
    await honest();
    await live.waitForType('pong', ({ params }) => params === 7);
    if (message.type === 'sync') await live.waitForType('sync_result');
    const cost = worked() - before;
    const states = live.messages.filter(({ type }) => type === 'sync_result').length;
    live.close();
    return { cost, states, seconds: (performance.now() - begun) / 1_000 };
  }

  it('builds a state once for many requests, and keeps answering other clients', async () => {
    const before = held();
    const pings = await flooded({ type: 'ping', params: 1 });
    const { cost, states, seconds } = await flooded({ type: 'sync', params: -1 });
    // A burst of five, then two a second.
    expect(states).toBeLessThanOrEqual(6 + 2 * seconds);
    expect(cost).toBeLessThan(SAME * pings.cost);
    expect(held() - before).toBeLessThan(150 * MEGABYTE);
  });

  it('answers requests to catch up within the budget at once, and those beyond it later', async () => {
    const live = await socket(server, customer.token);
    for (let count = 0; count < 7; count++) {
      const told = live.messages.length;
      live.send({ type: 'sync', params: -1 });
      const { snapshot } = await live.waitForType('sync_result', () => true, 60_000, told);
      expect(snapshot).toBe(1);
    }
    live.close();
  });

  it.each([
    [
      'takes and leaves topics without end',
      (): ClientMessage[] =>
        Array.from({ length: 50 }, () => [
          { type: 'sub', params: 'KLINE.TMX100' } as const,
          { type: 'unsub', params: 'KLINE.TMX100' } as const,
        ]).flat(),
    ],
    [
      'tries tokens',
      (): ClientMessage[] =>
        Array.from({ length: 100 }, () => ({
          type: 'login',
          params: randomBytes(32).toString('base64url'),
        })),
    ],
  ])('closes with 4008 a client that %s', async (_, frame) => {
    const live = await socket(server);
    for (let count = 0; count < 10; count++) live.send(frame());
    expect(await live.closed).toBe(4008);
    expect(live.messages.filter(({ type }) => type === 'login_result').length).toBeLessThan(15);
    await honest();
  });

  it('limits messages by network, whatever the number of connections', async () => {
    const from = (address: string): Promise<WebSocket> => {
      const live = new WebSocket(server.wsUrl, { headers: { 'x-forwarded-for': address } });
      return once(live, 'open').then(() => live);
    };
    const pings = JSON.stringify(Array.from({ length: 100 }, (_, params) => ({ type: 'ping', params })));
    const flood = await Promise.all(Array.from({ length: 16 }, () => from('192.0.2.9')));
    const codes = Promise.all(flood.map(async (live) => (await once(live, 'close'))[0] as number));
    const sending = setInterval(() => {
      for (const live of flood) for (let count = 0; count < 10; count++) live.send(pings);
    }, 250);
    expect(new Set(await codes)).toEqual(new Set([4008]));
    clearInterval(sending);
    const other = await from('192.0.2.10');
    other.send('{"type":"ping","params":1}');
    const [pong] = (await once(other, 'message')) as [Buffer];
    expect(JSON.parse(pong.toString())).toMatchObject({ type: 'pong' });
    other.close();
  });
});
