import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RedisServer, startRedis } from './harness/redis.js';

let server: RedisServer;
let client: Redis;

beforeAll(async () => {
  server = await startRedis();
  client = new Redis(server.url);
  client.on('error', () => undefined);
});
afterAll(async () => {
  client.disconnect();
  await server.stop();
});

it('is emptied, ended and started again at the same address', async () => {
  await client.set('a', '1');
  await server.empty();
  expect(await client.get('a')).toBeNull();
  await client.set('a', '2');
  await server.restart();
  await expect.poll(() => client.get('a')).toBeNull();
});
