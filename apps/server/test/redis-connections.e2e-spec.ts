import type { Redis } from 'ioredis';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connectRedis } from '../dist/platform/redis/connect.js';
import { openRedis } from '../dist/platform/redis/open-redis.js';
import { type NetworkFaultProxy, startNetworkFaultProxy } from './harness/network-fault-proxy.js';
import { startRedis } from './harness/redis.js';
import type { RedisServer } from './harness/redis-server.js';

/** Maximum silence of a connection before it counts as lost, ms. */
const SILENCE = 5_000;

const answers = (redis: Redis): Promise<boolean> =>
  redis.ping().then(
    () => true,
    () => false,
  );

describe.each([
  ['of messages between processes', connectRedis],
  ['of what processes share', openRedis],
])('a connection %s', (_, open) => {
  let server: RedisServer;
  let gate: NetworkFaultProxy;
  let redis: Redis;
  let ended = 0;

  beforeEach(async () => {
    server = await startRedis();
    gate = await startNetworkFaultProxy(server.url);
    redis = open(gate.url, () => undefined);
    ended = 0;
    redis.on('close', () => {
      ended += 1;
    });
    await expect.poll(() => answers(redis)).toBe(true);
  });
  afterEach(async () => {
    redis.disconnect();
    await gate.stop();
    await server.stop();
  });

  it('that is lost during a request is restored, and stays open', async () => {
    const asked = redis.xread('BLOCK', 1_000, 'STREAMS', 'nothing', '$').catch(() => null);
    await server.kill();
    await server.restart();
    await asked;
    await expect.poll(() => answers(redis), { timeout: 20_000 }).toBe(true);
    const lost = ended;
    for (const until = performance.now() + SILENCE; performance.now() < until; )
      expect(await answers(redis)).toBe(true);
    expect(ended).toBe(lost);
  });

  it('on which nothing arrives any more is closed, and opened again once something does', async () => {
    gate.close();
    await expect.poll(() => ended, { timeout: 20_000 }).toBeGreaterThan(0);
    gate.open();
    await expect.poll(() => answers(redis), { timeout: 20_000 }).toBe(true);
  });
});
