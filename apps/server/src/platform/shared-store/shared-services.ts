import type { Redis } from 'ioredis';
import type { AttemptStore } from '../auth/attempts.js';
import { LocalAttempts } from '../auth/local-attempts.js';
import { RedisAttempts } from '../auth/redis-attempts.js';
import { LocalRateLimiter, NoRateLimiter, type RateLimiter } from '../http/rate-limiter.js';
import { RedisRateLimiter } from '../http/redis-rate-limiter.js';
import { LocalStore } from './local-store.js';
import { PostgresMutex } from './postgres-mutex.js';
import { RedisStore } from './redis-store.js';
import type { SharedStore } from './shared-store.js';

/** State shared by all processes that serve calls, besides database and lane. */
export interface SharedServices {
  readonly store: SharedStore;
  readonly limiter: RateLimiter;
  readonly attempts: AttemptStore;
  close(): Promise<void>;
}

/** In-process implementation: correct for a single process only. */
export const localServices = (rateLimits: boolean): SharedServices => ({
  store: new LocalStore(),
  limiter: rateLimits ? new LocalRateLimiter() : new NoRateLimiter(),
  attempts: new LocalAttempts(),
  close: async () => undefined,
});

/** Redis, with locks in PostgreSQL: for any number of processes. The caller still owns the Redis connection. */
export function clusterServices(redis: Redis, databaseUrl: string, rateLimits: boolean): SharedServices {
  const turns = new PostgresMutex(databaseUrl);
  return {
    store: new RedisStore(redis, turns),
    limiter: rateLimits ? new RedisRateLimiter(redis) : new NoRateLimiter(),
    attempts: new RedisAttempts(redis),
    close: () => turns.close(),
  };
}
