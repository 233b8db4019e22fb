import type { Redis } from 'ioredis';
import { SharedServiceUnavailable } from '../service-unavailable.js';
import type { NamedMutex } from './named-mutex.js';
import { SharedStore, type ValueKind } from './shared-store.js';

/**
 * Stores a value, unless it must be new and is not. A sorted set next to the values records the order of insertion;
 * with each new value the four oldest are checked, as in the local store.
 */
const PUT_LUA = `
if ARGV[6] == 'new' and redis.call('exists', KEYS[1]) == 1 then return 0 end
redis.call('set', KEYS[1], ARGV[1], 'px', ARGV[2])
redis.call('zadd', KEYS[2], redis.call('incr', KEYS[3]), ARGV[4])
if redis.call('pttl', KEYS[2]) < tonumber(ARGV[2]) then
  redis.call('pexpire', KEYS[2], ARGV[2])
  redis.call('pexpire', KEYS[3], ARGV[2])
end
for _, key in ipairs(redis.call('zrange', KEYS[2], 0, 3)) do
  local isFull = redis.call('zcard', KEYS[2]) > tonumber(ARGV[3])
  if isFull or redis.call('exists', ARGV[5] .. key) == 0 then
    redis.call('del', ARGV[5] .. key)
    redis.call('zrem', KEYS[2], key)
  end
end
return 1`;

const REPLACE = `
if redis.call('get', KEYS[1]) ~= ARGV[1] then return 0 end
redis.call('set', KEYS[1], ARGV[2], 'keepttl')
return 1`;

const TAKE_LUA = `
local value = redis.call('getdel', KEYS[1])
redis.call('zrem', KEYS[2], ARGV[1])
return value`;

/**
 * Values in Redis, shared by processes; locks are elsewhere. While Redis is down every call throws `SharedServiceUnavailable`: a
 * one-time value is never accepted unchecked. A flushed Redis has lost its short-lived values, and nothing else.
 */
export class RedisStore extends SharedStore {
  constructor(
    private readonly redis: Redis,
    private readonly mutex: NamedMutex,
    private readonly now: () => number = Date.now,
  ) {
    super();
  }

  async put(shelf: ValueKind, key: string, value: string, until: number): Promise<void> {
    await this.putValue(shelf, key, value, until, 'any');
  }

  async putNew(shelf: ValueKind, key: string, value: string, until: number): Promise<boolean> {
    return (await this.putValue(shelf, key, value, until, 'new')) === 1;
  }

  async replace(shelf: ValueKind, key: string, before: string, value: string): Promise<boolean> {
    return (await callRedis(this.redis.eval(REPLACE, 1, valueKey(shelf, key), before, value))) === 1;
  }

  async get(shelf: ValueKind, key: string): Promise<string | null> {
    return callRedis(this.redis.get(valueKey(shelf, key)));
  }

  async take(shelf: ValueKind, key: string): Promise<string | null> {
    const taken = this.redis.eval(TAKE_LUA, 2, valueKey(shelf, key), `${prefixOf(shelf)}order`, key);
    return (await callRedis(taken)) as string | null;
  }

  inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
    return this.mutex.inTurn(name, work);
  }

  private putValue(shelf: ValueKind, key: string, value: string, until: number, kind: 'any' | 'new') {
    const prefix = prefixOf(shelf);
    const keys = [valueKey(shelf, key), `${prefix}order`, `${prefix}count`];
    // A value that has already expired is removed in the next millisecond.
    const left = Math.max(1, until - this.now());
    return callRedis(
      this.redis.eval(PUT_LUA, keys.length, ...keys, value, left, shelf.most, key, `${prefix}value:`, kind),
    );
  }
}

/** The part in braces is the hash tag: a cluster stores all keys of a shelf on one node. */
const prefixOf = ({ name }: ValueKind): string => `truemark:{${name}}:`;
const valueKey = (shelf: ValueKind, key: string): string => `${prefixOf(shelf)}value:${key}`;

async function callRedis<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw new SharedServiceUnavailable('Redis', error);
  }
}
