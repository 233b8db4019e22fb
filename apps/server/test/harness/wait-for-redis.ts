import { once } from 'node:events';
import type { Redis } from 'ioredis';

/** Waits until the connection is ready; fails after a minute. */
export async function waitForRedis(redis: Redis): Promise<void> {
  if (redis.status !== 'ready') await once(redis, 'ready', { signal: AbortSignal.timeout(60_000) });
}
