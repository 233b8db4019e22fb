import type { Redis } from 'ioredis';
import type { AttemptStore } from '../auth/attempts.js';
import { LocalAttempts } from '../auth/local-attempts.js';
import { RedisAttempts } from '../auth/redis-attempts.js';
import { LocalRateLimiter, NoRateLimiter, type RateLimiter } from '../http/rate-limiter.js';
import { RedisRateLimiter } from '../http/redis-rate-limiter.js';
import { LocalStore } from './local-store.js';
import { PostgresTurns } from './postgres-turns.js';
import { RedisStore } from './redis-store.js';
import type { SharedStore } from './shared-store.js';

/** State shared by all processes that serve calls, besides database and lane. */
export interface SharedParts {
  readonly store: SharedStore;
  readonly limiter: RateLimiter;
  readonly attempts: AttemptStore;
  close(): Promise<void>;
}

/** In-process implementation: correct for a single process only. */
export const localParts = (rateLimits: boolean): SharedParts => ({
  store: new LocalStore(),
  limiter: rateLimits ? new LocalRateLimiter() : new NoRateLimiter(),
  attempts: new LocalAttempts(),
  close: async () => undefined,
});

/** Redis, with locks in PostgreSQL: for any number of processes. The caller still owns the Redis connection. */
export function partsOfMany(redis: Redis, databaseUrl: string, rateLimits: boolean): SharedParts {
  const turns = new PostgresTurns(databaseUrl);
  return {
    store: new RedisStore(redis, turns),
    limiter: rateLimits ? new RedisRateLimiter(redis) : new NoRateLimiter(),
    attempts: new RedisAttempts(redis),
    close: () => turns.close(),
  };
}
