import type { Redis } from 'ioredis';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { LocalRateLimiter, type RateLimit, type RateLimiter, type WaitMilliseconds } from './rate-limiter.js';

/**
 * Window counters shared by all processes. While Redis is down each process counts for itself: the limit then applies
 * per process, and nobody is locked out.
 */
export class RedisRateLimiter implements RateLimiter {
  readonly isOn = true;
  private readonly fallback = new LocalRateLimiter();
  private readonly counters = new Map<string, RateLimiterRedis>();

  constructor(private readonly redis: Redis) {}

  async take(limit: RateLimit, who: string): Promise<WaitMilliseconds> {
    try {
      await this.counterOf(limit).consume(who);
      return 0;
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return Math.max(1, refused.msBeforeNext);
      return this.fallback.take(limit, who);
    }
  }

  private counterOf({ name, most, windowMs }: RateLimit): RateLimiterRedis {
    let counter = this.counters.get(name);
    if (!counter) {
      if (windowMs % 1_000 !== 0) throw new Error(`the window of "${name}" is no whole number of seconds`);
      counter = new RateLimiterRedis({
        storeClient: this.redis,
        keyPrefix: `truemark:rate:${name}`,
        points: most,
        duration: windowMs / 1_000,
        rejectIfRedisNotReady: true,
        // A caller over the limit is rejected in memory, without a Redis call.
        inMemoryBlockOnConsumed: most + 1,
      });
      this.counters.set(name, counter);
    }
    return counter;
  }
}
