import type { Redis } from 'ioredis';
import { type AttemptLimit, AttemptStore, type LockDuration } from './attempts.js';
import { LocalAttempts } from './local-attempts.js';

/**
 * Attempts are a sorted set by time, in milliseconds of Redis's own clock. Each has its own number, so two in one
 * millisecond count as two. The last attempt that a limit allows locks for one window, after which none of them counts.
 */
const COUNT_ATTEMPT_LUA = `
local most, window = tonumber(ARGV[1]), tonumber(ARGV[2])
local locked = redis.call('pttl', KEYS[2])
if locked > 0 then return locked end
local clock = redis.call('time')
local now = clock[1] * 1000 + math.floor(clock[2] / 1000)
redis.call('zremrangebyscore', KEYS[1], '-inf', now - window)
redis.call('zadd', KEYS[1], now, redis.call('incr', KEYS[3]))
redis.call('pexpire', KEYS[1], window)
redis.call('pexpire', KEYS[3], window)
if redis.call('zcard', KEYS[1]) >= most then redis.call('set', KEYS[2], '', 'px', window) end
return 0`;

const UNCOUNT_ATTEMPT_LUA = `
redis.call('zpopmax', KEYS[1])
if redis.call('zcard', KEYS[1]) < tonumber(ARGV[1]) then redis.call('del', KEYS[2]) end
return 0`;

/**
 * Counts attempts across processes. While Redis is down each process counts for itself: the limit is then multiplied by
 * the number of processes, and nobody is kept from signing in. A flushed Redis has lost its counts.
 */
export class RedisAttempts extends AttemptStore {
  private readonly fallback = new LocalAttempts();

  constructor(private readonly redis: Redis) {
    super();
  }

  async take(limit: AttemptLimit, who: string): Promise<LockDuration> {
    const keys = keysOf(limit, who);
    const taken = this.redis.eval(COUNT_ATTEMPT_LUA, keys.length, ...keys, limit.most, limit.windowMs);
    return taken.then(Number, () => this.fallback.take(limit, who));
  }

  async giveBack(limit: AttemptLimit, who: string): Promise<void> {
    const [times, lock] = keysOf(limit, who);
    await this.redis
      .eval(UNCOUNT_ATTEMPT_LUA, 2, times, lock, limit.most)
      .catch(() => this.fallback.giveBack(limit, who));
  }

  async forget(limit: AttemptLimit, who: string): Promise<void> {
    this.fallback.forget(limit, who);
    await this.redis.del(...keysOf(limit, who)).catch(() => undefined);
  }
}

/** The part in braces is the hash tag: a cluster stores all keys of one counter on one node. */
const keysOf = ({ name }: AttemptLimit, who: string): [string, string, string] => {
  const stem = `truemark:attempts:{${name}|${who}}`;
  return [`${stem}:times`, `${stem}:lock`, `${stem}:count`];
};
