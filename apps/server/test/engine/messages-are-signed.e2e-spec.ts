import { serialize } from 'node:v8';
import { decimal } from '@truemark/money';
import { Redis } from 'ioredis';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { EngineClient } from '../../dist/engine/client.js';
import { SYSTEM } from '../../dist/engine/protocol.js';
import { MessageCodec } from '../../dist/engine/remote/message-codec.js';
import {
  COMMANDS,
  EVENTS,
  FIELD,
  HEAD,
  type PublishedEvents,
  type Requests,
} from '../../dist/engine/remote/messages.js';
import { startRedis } from '../harness/redis.js';
import type { RedisServer } from '../harness/redis-server.js';
import { withOneDatabase } from '../harness/with-databases.js';
import { ENCRYPTION_KEY, overRedis } from './over-redis.js';
import { newCustomer, startTestEngine, type TestEngine } from './test-engine.js';

const unheard = (): void => undefined;
const codecOf = (key: Buffer): MessageCodec => new MessageCodec(key, unheard);

withOneDatabase((database) => {
  let redis: RedisServer;
  let client: Redis;
  let ground: TestEngine;
  let way: Awaited<ReturnType<typeof overRedis>>;
  let far: EngineClient;
  let customerId: number;

  beforeEach(async () => {
    redis = await startRedis();
    client = new Redis(redis.url);
    ground = await startTestEngine(database);
    way = await overRedis(ground.engine, redis.url);
    far = await EngineClient.open(way.boundary, { now: () => ground.now, onFault: unheard });
    customerId = await newCustomer(ground, '10');
  });
  afterEach(async () => {
    await way.close();
    await ground.discard();
    client.disconnect();
    await redis.stop();
  });

  const left = async (): Promise<bigint | undefined> => {
    const { accounts } = await far.ask({ kind: 'customer.account', customerId });
    return accounts.find(({ kind, part }) => kind === 'change' && part === 'free')?.balance;
  };
  const transferOf = (amount: string) => ({
    ...({ kind: 'wallet.transfer', from: 'change', to: 'forex' } as const),
    ...{ actor: SYSTEM, customerId, amount: decimal(amount) },
  });
  /** Request of a gateway to transfer one unit. */
  const asked = (id: string): Requests => ({
    gateway: 'nobody',
    requests: [{ id, call: 'submit', given: [transferOf('1')], isAgain: false, until: Date.now() + 60_000 }],
  });
  const write = (stream: string, bytes: Buffer) => client.xadd(stream, '*', FIELD, bytes);

  it('messages not signed with the installation’s secrets are ignored, and signed ones are still processed', async () => {
    await write(COMMANDS, serialize(asked('plain')));
    await write(COMMANDS, codecOf(Buffer.alloc(32)).encode(COMMANDS, asked('of other secrets')));
    await write(COMMANDS, codecOf(ENCRYPTION_KEY).encode(EVENTS, asked('of another stream')));
    await write(COMMANDS, Buffer.from('no message at all'));
    await far.submit(transferOf('2'));
    expect(await left()).toBe(decimal('8'));
    await write(COMMANDS, codecOf(ENCRYPTION_KEY).encode(COMMANDS, asked('of the house')));
    await expect.poll(left).toBe(decimal('7'));
  });

  it('a replayed command is executed once, also after a restart', async () => {
    const bytes = codecOf(ENCRYPTION_KEY).encode(COMMANDS, asked('once'));
    await write(COMMANDS, bytes);
    await expect.poll(left).toBe(decimal('9'));
    for (let count = 0; count < 3; count++) await write(COMMANDS, bytes);
    // Another engine on the same database has not received it either.
    await way.close();
    await ground.restart();
    way = await overRedis(ground.engine, redis.url);
    far = await EngineClient.open(way.boundary, { now: () => ground.now, onFault: unheard });
    await write(COMMANDS, bytes);
    await far.submit(transferOf('2'));
    expect(await left()).toBe(decimal('7'));
  });

  it('gateways ignore events that are not signed with the secrets', async () => {
    const heard: string[] = [];
    way.remote.subscribe((event) => heard.push(event.type));
    const [, number = '0'] = ((await client.get(HEAD)) ?? '').split(':');
    const told: PublishedEvents = {
      ...{ epoch: ground.engine.epoch, number: Number(number) + 1, marketNow: null },
      events: [{ type: 'stopped', seq: 1, reason: 'made up' }],
    };
    await write(EVENTS, codecOf(Buffer.alloc(32)).encode(EVENTS, told));
    await write(EVENTS, serialize(told));
    await far.submit(transferOf('2'));
    expect(await left()).toBe(decimal('8'));
    expect(heard).not.toContain('stopped');
    expect(heard.length).toBeGreaterThan(0);
  });
});
