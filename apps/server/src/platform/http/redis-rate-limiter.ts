import type { Redis } from 'ioredis';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { LocalRateLimiter, type RateLimit, type RateLimiter, type Wait } from './rate-limiter.js';

/**
 * Counts in windows that all processes share. While Redis is away each process counts for itself: a limit is then that of
 * one process, and nobody is kept out because of it.
 */
export class RedisRateLimiter implements RateLimiter {
  readonly isOn = true;
  private readonly meanwhile = new LocalRateLimiter();
  private readonly counters = new Map<string, RateLimiterRedis>();

  constructor(private readonly redis: Redis) {}

  async take(limit: RateLimit, who: string): Promise<Wait> {
    try {
      await this.of(limit).consume(who);
      return 0;
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return Math.max(1, refused.msBeforeNext);
      return this.meanwhile.take(limit, who);
    }
  }

  private of({ name, most, windowMs }: RateLimit): RateLimiterRedis {
    let counter = this.counters.get(name);
    if (!counter) {
      if (windowMs % 1_000 !== 0) throw new Error(`the window of "${name}" is no whole number of seconds`);
      counter = new RateLimiterRedis({
        storeClient: this.redis,
        keyPrefix: `truemark:rate:${name}`,
        points: most,
        duration: windowMs / 1_000,
        rejectIfRedisNotReady: true,
        // Whoever has had his share is told so here, and costs Redis nothing more.
        inMemoryBlockOnConsumed: most + 1,
      });
      this.counters.set(name, counter);
    }
    return counter;
  }
}
